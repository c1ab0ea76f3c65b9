import type { ApiOAuthFlow, ApiSecurityRequirement, ApiSecurityScheme } from '../../api-model/index.js';
import {
  childAt,
  type JsonPointer,
  entries,
  givenStrings,
  isTrue,
  items,
  member,
  stringAt,
  stringsAt,
} from '../2-resolve/json-pointer.js';
import { Slugs } from '../../api-model/slugs.js';
import type { ReadContext } from './read-context.js';
import { upgradeSecurityScheme } from './swagger-2.js';

const TYPES: readonly string[] = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'];
const FLOWS = [
  'implicit',
  'password',
  'clientCredentials',
  'authorizationCode',
  'deviceAuthorization',
] as const;
const FLOW_URLS = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'] as const;

export function readSecuritySchemes(root: JsonPointer, context: ReadContext): ApiSecurityScheme[] {
  const slugs = new Slugs();
  const container = context.isSwagger2
    ? childAt(root, 'securityDefinitions')
    : childAt(childAt(root, 'components'), 'securitySchemes');
  return entries(container).flatMap(([name, child]) => {
    const found = context.documents.follow(child);
    if (!found) return [];
    const scheme = context.isSwagger2 ? upgradeSecurityScheme(found) : found;
    if (TYPES.includes(stringAt(scheme, 'type'))) return [readScheme(name, slugs.claim(name), scheme)];
    context.documents.diagnostics.add(
      {
        code: 'security-type',
        severity: 'warning',
        message: `The security scheme "${name}" has the type "${stringAt(scheme, 'type')}", which is none of OpenAPI, so it is not shown.`,
        hint: `"type" is one of ${TYPES.join(', ')}.`,
      },
      child,
    );
    return [];
  });
}

function readScheme(name: string, slug: string, pointer: JsonPointer): ApiSecurityScheme {
  const optional = {
    in: stringAt(pointer, 'in') as 'header' | 'query' | 'cookie',
    parameterName: stringAt(pointer, 'name'),
    scheme: stringAt(pointer, 'scheme').toLowerCase(),
    bearerFormat: stringAt(pointer, 'bearerFormat'),
    openIdConnectUrl: stringAt(pointer, 'openIdConnectUrl'),
    oauth2MetadataUrl: stringAt(pointer, 'oauth2MetadataUrl'),
  };
  return {
    name,
    slug,
    type: stringAt(pointer, 'type') as ApiSecurityScheme['type'],
    description: stringAt(pointer, 'description'),
    deprecated: isTrue(pointer, 'deprecated'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    flows: FLOWS.map((kind) => readFlow(kind, childAt(childAt(pointer, 'flows'), kind))).filter(
      (flow) => flow !== null,
    ),
  };
}

function readFlow(kind: ApiOAuthFlow['kind'], pointer: JsonPointer): ApiOAuthFlow | null {
  if (pointer.value === undefined) return null;
  const scopes = entries(childAt(pointer, 'scopes')).map(([name, { value }]) => ({
    name,
    description: typeof value === 'string' ? value : '',
  }));
  return { kind, ...givenStrings(pointer, ...FLOW_URLS), scopes };
}

/** Requirements of an operation, else of the document. A scheme that is not described is a diagnostic, and left out. */
export function readRequirements(
  pointer: JsonPointer,
  schemes: ReadonlySet<string>,
  { documents }: ReadContext,
): ApiSecurityRequirement[][] | null {
  if (!Array.isArray(member(pointer.value, 'security'))) return null;
  return items(childAt(pointer, 'security')).map((alternative) =>
    entries(alternative).flatMap(([name, { value }]) => {
      // 3.2 allows the address of a scheme in the place of its name.
      const scheme = schemes.has(name) ? name : (name.split('/').at(-1) ?? name);
      if (schemes.has(scheme))
        return [{ scheme, scopes: stringsAt({ ...alternative, value: { value } }, 'value') }];
      documents.diagnostics.add(
        {
          code: 'security-unknown',
          severity: 'warning',
          message: `The security scheme "${name}" is required and not described, so readers cannot know what to send.`,
          hint: `Describe it in the components. Known: ${[...schemes].join(', ') || 'none'}.`,
        },
        alternative,
      );
      return [];
    }),
  );
}
