import type { ApiOAuthFlow, ApiSecurityRequirement, ApiSecurityScheme } from '../../api-model/index.js';
import { at, type Cursor, entries, flag, items, member, text, texts } from '../2-resolve/cursor.js';
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

export function readSecuritySchemes(root: Cursor, context: ReadContext): ApiSecurityScheme[] {
  const slugs = new Slugs();
  const container = context.isSwagger2
    ? at(root, 'securityDefinitions')
    : at(at(root, 'components'), 'securitySchemes');
  return entries(container).flatMap(([name, child]) => {
    const found = context.documents.follow(child);
    if (!found) return [];
    const scheme = context.isSwagger2 ? upgradeSecurityScheme(found) : found;
    if (TYPES.includes(text(scheme, 'type'))) return [readScheme(name, slugs.claim(name), scheme)];
    context.documents.diagnostics.add(
      {
        code: 'security-type',
        severity: 'warning',
        message: `The security scheme "${name}" has the type "${text(scheme, 'type')}", which is none of OpenAPI, so it is not shown.`,
        hint: `"type" is one of ${TYPES.join(', ')}.`,
      },
      child,
    );
    return [];
  });
}

function readScheme(name: string, slug: string, cursor: Cursor): ApiSecurityScheme {
  const optional = {
    in: text(cursor, 'in') as 'header' | 'query' | 'cookie',
    parameterName: text(cursor, 'name'),
    scheme: text(cursor, 'scheme').toLowerCase(),
    bearerFormat: text(cursor, 'bearerFormat'),
    openIdConnectUrl: text(cursor, 'openIdConnectUrl'),
    oauth2MetadataUrl: text(cursor, 'oauth2MetadataUrl'),
  };
  return {
    name,
    slug,
    type: text(cursor, 'type') as ApiSecurityScheme['type'],
    description: text(cursor, 'description'),
    deprecated: flag(cursor, 'deprecated'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    flows: FLOWS.map((kind) => readFlow(kind, at(at(cursor, 'flows'), kind))).filter((flow) => flow !== null),
  };
}

function readFlow(kind: ApiOAuthFlow['kind'], cursor: Cursor): ApiOAuthFlow | null {
  if (cursor.value === undefined) return null;
  const urls = FLOW_URLS.map((key) => [key, text(cursor, key)] as const).filter(([, url]) => url !== '');
  const scopes = entries(at(cursor, 'scopes')).map(([name, { value }]) => ({
    name,
    description: typeof value === 'string' ? value : '',
  }));
  return { kind, ...Object.fromEntries(urls), scopes };
}

/** Requirements of an operation, else of the document. A scheme that is not described is a diagnostic, and left out. */
export function readRequirements(
  cursor: Cursor,
  schemes: ReadonlySet<string>,
  { documents }: ReadContext,
): ApiSecurityRequirement[][] | null {
  if (!Array.isArray(member(cursor.value, 'security'))) return null;
  return items(at(cursor, 'security')).map((alternative) =>
    entries(alternative).flatMap(([name, { value }]) => {
      // 3.2 allows the address of a scheme in the place of its name.
      const scheme = schemes.has(name) ? name : (name.split('/').at(-1) ?? name);
      if (schemes.has(scheme))
        return [{ scheme, scopes: texts({ ...alternative, value: { value } }, 'value') }];
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
