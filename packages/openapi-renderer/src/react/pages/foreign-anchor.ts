import { decodeAddress } from '@org/site-model';
import type { ApiOperation } from '../../api-model/index.js';
import { slugOf } from '../../api-model/slugs.js';
import type { ApiTarget, ModelIndex } from './page-scope.js';

type Resolve = (index: ModelIndex, ...names: string[]) => ApiTarget | undefined;

/**
 * Anchors of other renderers, which documents are full of, by what they mean here: Redoc's `#tag/Pets/operation/addPet` and
 * `#section/Errors`, Swagger UI's `#/Pets/addPet`, Scalar's `#tag/pets/POST/pets` and `#model/Pet`.
 */
const FORMS: [form: RegExp, resolve: Resolve][] = [
  [/^(?:tag\/[^/]+\/)?operations?\/([^/]+)$/, (index, id = '') => operationOf(index, id)],
  [
    /^(?:tag\/[^/]+\/)?paths\/([^/]+)\/([^/]+)$/,
    (index, path = '', method = '') =>
      operationAt(index, method, path.replaceAll('~1', '/').replaceAll('~0', '~')),
  ],
  [
    /^(?:tag\/[^/]+|webhooks?)\/(get|put|post|delete|options|head|patch|trace|query)\/(.+)$/i,
    (index, method = '', path = '') => operationAt(index, method, path),
  ],
  [
    /^\/?(?:tag\/[^/]+\/)?(?:components\/schemas|definitions|schemas?|models?)\/([^/]+)$/,
    (index, name = '') => schemaOf(index, name),
  ],
  [/^tags?\/([^/]+)$/, (index, name = '') => tagOf(index, name)],
  [/^section\/(?:.+\/)?([^/]+)$/, (index, title = '') => sectionOf(index, title)],
  [/^\/[^/]+\/([^/]+)$/, (index, id = '') => operationOf(index, id)],
  [/^\/([^/]+)$/, (index, name = '') => tagOf(index, name)],
  // An anchor as Markdown makes them of headings.
  [/^([^/]+)$/, (index, title = '') => sectionOf(index, title)],
];

/** What an anchor in a description means in this reference; `null` when it is none of those that are known. */
export function foreignAnchor(hash: string, index: ModelIndex): ApiTarget | null {
  const anchor = decodeAddress(hash.slice(1));
  for (const [form, resolve] of FORMS) {
    const names = form.exec(anchor)?.slice(1);
    const target = names && resolve(index, ...names);
    if (target) return target;
  }
  return null;
}

/** Case and separators differ from renderer to renderer. */
const isSame = (name: string, other: string): boolean => name === other || slugOf(name) === slugOf(other);

const toOperation = (operation: ApiOperation | undefined): ApiTarget | undefined =>
  operation && { kind: 'operation', id: operation.id };

const operationsOf = ({ model }: ModelIndex): ApiOperation[] => [...model.operations, ...model.webhooks];

const operationOf = (index: ModelIndex, id: string): ApiTarget | undefined =>
  toOperation(
    operationsOf(index).find(({ operationId }) => operationId === id) ??
      operationsOf(index).find(({ operationId }) => operationId !== '' && isSame(operationId, id)),
  );

const operationAt = (index: ModelIndex, method: string, path: string): ApiTarget | undefined =>
  toOperation(
    operationsOf(index).find(
      (operation) =>
        operation.method.toLowerCase() === method.toLowerCase() &&
        operation.path.replace(/^\//, '') === path.replace(/^\//, ''),
    ),
  );

function tagOf({ model }: ModelIndex, name: string): ApiTarget | undefined {
  const tag =
    model.tags.find((each) => isSame(each.name, name)) ?? model.tags.find((each) => isSame(each.title, name));
  return tag && { kind: 'tag', id: tag.name };
}

function schemaOf({ model }: ModelIndex, name: string): ApiTarget | undefined {
  const schema =
    model.schemas.find(({ key }) => key === name) ?? model.schemas.find(({ key }) => isSame(key, name));
  return schema && { kind: 'schema', id: schema.key };
}

/** Headings of the API's description. Other renderers put what is to be said of security under a heading of their own. */
function sectionOf({ model, sections }: ModelIndex, title: string): ApiTarget | undefined {
  const section = sections.find((each) => isSame(each.text, title));
  if (section) return { kind: 'overview', id: section.id };
  const isSecurity = slugOf(title) === 'authentication' && model.securitySchemes.length > 0;
  return isSecurity ? { kind: 'overview', id: 'authorization' } : undefined;
}
