import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import { API_MODEL_VERSION, type ApiModel } from '../api-model/index.js';
import { readDocuments } from './1-read/read-documents.js';
import type { ReadOptions } from './1-read/file-access.js';
import { resolveAddress } from './1-read/resolve-address.js';
import { childAt, externalDocsOf, type JsonPointer, member, stringAt } from './2-resolve/json-pointer.js';
import { DescriptionPositions, type DocumentPosition } from './2-resolve/description-positions.js';
import { bundleDocuments } from './2-resolve/bundle-documents.js';
import { DocumentSet } from './2-resolve/document-set.js';
import { readSchema } from './3-schemas/read-schema.js';
import { SchemaRegistry } from './3-schemas/schema-registry.js';
import { linkOperations } from './4-operations/read-responses.js';
import type { ReadContext } from './4-operations/read-context.js';
import { readInfo } from './4-operations/read-info.js';
import { readPaths } from './4-operations/read-operations.js';
import { readRequirements, readSecuritySchemes } from './4-operations/read-security.js';
import { readServers } from './4-operations/read-servers.js';
import { readGroups, readTags } from './4-operations/read-tags.js';
import { upgradeServers } from './4-operations/swagger-2.js';
import { checkInWorker, type CheckLimits } from './5-check/check-in-worker.js';
import { reportFaults } from './report-faults.js';
import { Slugs } from '../api-model/slugs.js';

/** How a document is read and judged. */
export interface ModelOptions extends ReadOptions {
  /** Warnings become errors. @default false */
  strict?: boolean;
}

/** The model of a document, what is wrong in it, and questions to the document that were not asked yet. */
export interface ApiModelResult {
  /** `null` when there is no document that could be read. */
  model: ApiModel | null;
  diagnostics: Diagnostic[];
  /** All files that took part, absolute, and addresses; sorted. */
  files: string[];
  /**
   * Compares examples with their schemas and the document with the rules of OpenAPI, in a thread of its own: diagnostics beyond
   * `diagnostics`. Pages do not depend on it, so it may run while they are made.
   */
  check(limits?: CheckLimits): Promise<Diagnostic[]>;
  /** Where a character of a description is written, by its offset in the description: in as many places as say the same. */
  locate(description: string, offset: number): DocumentPosition[];
  /** The document with all that it refers to as one text of JSON: for people who download it. */
  bundle(): string;
}

/** An OpenAPI document and the files that it refers to → the model. Nothing in the document throws: what is wrong is a diagnostic. */
export async function buildApiModel(file: string, options: ModelOptions = {}): Promise<ApiModelResult> {
  const read = await readDocuments(file, options);
  const documents = new DocumentSet(read);
  const context = contextOf(documents, options);
  const model = read.values.has(read.main) ? modelOf(context) : null;
  const files = [...read.values.keys()].sort();
  const strict = options.strict ?? false;
  const positions = new DescriptionPositions(documents, read.texts);
  const mainText = read.texts.get(read.main)?.text ?? '';
  const bundle = (): string => bundleDocuments(documents) ?? mainText;
  return {
    model,
    diagnostics: read.diagnostics.finish(strict),
    files,
    async check(limits) {
      if (!model) return [];
      const { specification, exampleSites: examples } = context;
      const document = files.length > 1 ? bundle() : mainText;
      const task = { specification, main: read.main, document, schemas: model.schemas, examples };
      for (const { diagnostic, file: found, keys } of await checkInWorker(task, limits))
        read.later.add(diagnostic, { file: found, keys });
      return read.later.finish(strict);
    },
    locate: (description, offset) => positions.find(description, offset),
    bundle,
  };
}

function modelOf(context: ReadContext): ApiModel {
  const { documents } = context;
  const root = documents.main;
  reportVersion(context);
  const schemes = readSecuritySchemes(root, context);
  const names = new Set(schemes.map(({ name }) => name));
  // The document's own schemas come first, so that they keep their names.
  registerComponents(root, context);
  const shared = {
    ...context,
    schemes: names,
    security: readRequirements(root, names, context) ?? [],
    open: new Set<string>(),
  };
  const operations = readPaths(childAt(root, 'paths'), 'operation', shared);
  const webhooks = readPaths(
    member(root.value, 'webhooks') ? childAt(root, 'webhooks') : childAt(root, 'x-webhooks'),
    'webhook',
    shared,
  );
  linkOperations([...operations, ...webhooks], documents);
  const schemas = readSchemas(context);
  reportFaults(context, schemas, operations.length + webhooks.length);
  const tags = readTags(root, [...operations, ...webhooks]);
  return {
    version: API_MODEL_VERSION,
    specification: context.specification,
    info: readInfo(root),
    servers: readServers(context.isSwagger2 ? upgradeServers(root) : root, documents) ?? [],
    tags,
    groups: readGroups(root, tags),
    operations,
    webhooks,
    schemas,
    securitySchemes: schemes,
    ...externalDocsOf(root),
  };
}

function contextOf(documents: DocumentSet, options: ReadOptions): ReadContext {
  const specification = stringAt(documents.main, 'openapi') || stringAt(documents.main, 'swagger');
  const isSwagger2 = specification.startsWith('2');
  return {
    documents,
    registry: new SchemaRegistry(),
    specification,
    isSwagger2,
    isDraft4: isSwagger2 || specification.startsWith('3.0'),
    operationSlugs: new Slugs(),
    exampleSites: [],
    externalText: (from, address) => externalText(from, address, documents, options),
  };
}

function reportVersion({ documents, specification }: ReadContext): void {
  if (/^(?:2\.0|3\.[012](?:\.\d+)?)$/.test(specification)) return;
  documents.diagnostics.add(
    {
      code: 'document-version',
      severity: 'warning',
      message:
        specification === ''
          ? 'The document does not say which version of OpenAPI it has; it is read as 3.1.'
          : `The document says that it has version "${specification}" of OpenAPI, which is not known; it is read as 3.1.`,
      hint: 'Write "openapi: 3.1.1", or "swagger: \'2.0\'".',
    },
    documents.main,
  );
}

function registerComponents(root: JsonPointer, { registry, isSwagger2 }: ReadContext): void {
  const container = isSwagger2
    ? childAt(root, 'definitions')
    : childAt(childAt(root, 'components'), 'schemas');
  for (const name of Object.keys(Object(container.value) as object))
    registry.named(childAt(container, name), null);
}

/** Reads schemas until no new one is referred to. */
function readSchemas({ documents, registry, isDraft4 }: ReadContext): ApiModel['schemas'] {
  for (const { entry, pointer } of registry.pending()) {
    const owner = { kind: 'schemas', id: entry.key } as const;
    entry.schema = readSchema(pointer, { documents, registry, isDraft4, owner });
  }
  return registry.all();
}

/** An example in a file of its own, which must be in the folder of the document like every other. */
function externalText(
  from: JsonPointer,
  address: string,
  documents: DocumentSet,
  { root }: ReadOptions,
): string | null {
  const file = resolveAddress(from.file, address);
  try {
    const folder = realpathSync(root ?? path.dirname(documents.main.file));
    const real = realpathSync(file);
    return real.startsWith(folder + path.sep) ? readFileSync(real, 'utf8') : null;
  } catch {
    return null;
  }
}
