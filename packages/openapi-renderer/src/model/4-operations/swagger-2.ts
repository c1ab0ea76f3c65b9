import type { OpenAPIV2, OpenAPIV3 } from 'openapi-types';
import {
  childAt,
  type JsonPointer,
  entries,
  isTrue,
  withValue,
  isObject,
  member,
  stringAt,
  stringsAt,
} from '../2-resolve/json-pointer.js';
import type { ReadContext } from './read-context.js';

/** What of a parameter of OpenAPI 2 is its schema in OpenAPI 3. */
const NOT_SCHEMA = new Set(['name', 'in', 'description', 'required', 'collectionFormat', 'allowEmptyValue']);

type Style = Pick<OpenAPIV3.ParameterObject, 'style' | 'explode'>;
const STYLE_OF_COLLECTION = new Map<string, Style>([
  ['multi', { style: 'form', explode: true }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
]);

/** Parameters, body and responses of an operation of OpenAPI 2, as those of OpenAPI 3. */
interface UpgradedOperation {
  parameters: JsonPointer[];
  requestBody: JsonPointer | null;
  operation: JsonPointer;
}

/** An operation of OpenAPI 2 whose parameters have been resolved. Nothing of the document itself is changed. */
export function upgradeOperation(
  operation: JsonPointer,
  parameters: JsonPointer[],
  { documents }: ReadContext,
): UpgradedOperation {
  const isBody = (pointer: JsonPointer): boolean => /^(?:body|formData)$/.test(stringAt(pointer, 'in'));
  const consumes = mediaTypes(operation, documents.main, 'consumes');
  const produces = mediaTypes(operation, documents.main, 'produces');
  const responses = Object.fromEntries(
    entries(childAt(operation, 'responses')).map(([status, child]) => {
      const target = documents.follow(child);
      return [status, target ? upgradeResponse(target, produces) : {}];
    }),
  );
  return {
    parameters: parameters.filter((parameter) => !isBody(parameter)).map(upgradeParameter),
    requestBody: upgradeBody(operation, parameters.filter(isBody), consumes),
    operation: withValue(operation, { ...(operation.value as object), responses }),
  };
}

function mediaTypes(operation: JsonPointer, main: JsonPointer, key: 'consumes' | 'produces'): string[] {
  const own = stringsAt(operation, key);
  const types = own.length > 0 ? own : stringsAt(main, key);
  return types.length > 0 ? types : ['application/json'];
}

function upgradeParameter(pointer: JsonPointer): JsonPointer {
  const value = pointer.value as Record<string, unknown>;
  const schema = Object.fromEntries(Object.entries(value).filter(([key]) => !NOT_SCHEMA.has(key)));
  const list: Style = member(value, 'type') === 'array' ? { style: undefined as never, explode: false } : {};
  const style = STYLE_OF_COLLECTION.get(stringAt(pointer, 'collectionFormat')) ?? list;
  const { name, in: place, description, required } = value;
  return withValue(pointer, { name, in: place, description, required, ...style, schema });
}

function upgradeBody(
  operation: JsonPointer,
  parameters: JsonPointer[],
  consumes: string[],
): JsonPointer | null {
  const [first] = parameters;
  if (!first) return null;
  const body = parameters.find((parameter) => stringAt(parameter, 'in') === 'body');
  if (body) {
    const content = contentOf(consumes, { schema: member(body.value, 'schema') });
    return withValue(body, {
      description: stringAt(body, 'description'),
      required: isTrue(body, 'required'),
      content,
    });
  }
  const form = consumes.filter((type) => /form/.test(type));
  const hasFile = parameters.some((parameter) => stringAt(parameter, 'type') === 'file');
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const content = contentOf(form.length > 0 ? form : [fallback], { schema: formSchema(parameters) });
  const required = parameters.some((parameter) => isTrue(parameter, 'required'));
  return withValue(operation, { required, content } satisfies Partial<OpenAPIV3.RequestBodyObject>);
}

function formSchema(parameters: JsonPointer[]): OpenAPIV3.SchemaObject {
  const properties = Object.fromEntries(
    parameters.map((parameter) => [
      stringAt(parameter, 'name'),
      fieldSchema(parameter.value as OpenAPIV2.Parameter),
    ]),
  );
  const required = parameters
    .filter((parameter) => isTrue(parameter, 'required'))
    .map((parameter) => stringAt(parameter, 'name'));
  return { type: 'object', properties, required };
}

function fieldSchema(parameter: OpenAPIV2.Parameter): OpenAPIV3.SchemaObject {
  const kept = Object.entries(parameter).filter(([key]) => key === 'description' || !NOT_SCHEMA.has(key));
  const schema = Object.fromEntries(kept) as OpenAPIV3.SchemaObject & { type?: string };
  return schema.type === ('file' as string) ? { ...schema, type: 'string', format: 'binary' } : schema;
}

function upgradeResponse(pointer: JsonPointer, produces: string[]): object {
  const examples = member(pointer.value, 'examples');
  const schema = member(pointer.value, 'schema');
  const types = isObject(examples) ? [...new Set([...produces, ...Object.keys(examples)])] : produces;
  const content = Object.fromEntries(
    types.map((type) => {
      const example = member(examples, type);
      return [type, { ...(schema !== undefined && { schema }), ...(example !== undefined && { example }) }];
    }),
  );
  const headers = Object.fromEntries(
    entries(childAt(pointer, 'headers')).map(([name, header]) => [
      name,
      { description: stringAt(header, 'description'), schema: header.value },
    ]),
  );
  const hasContent = schema !== undefined || isObject(examples);
  return { description: stringAt(pointer, 'description'), headers, ...(hasContent && { content }) };
}

const contentOf = (types: string[], content: object): Record<string, object> =>
  Object.fromEntries(types.map((type) => [type, content]));

/** Servers of OpenAPI 2: host, base path and schemes. */
export function upgradeServers(root: JsonPointer): JsonPointer {
  const host = stringAt(root, 'host');
  const basePath = stringAt(root, 'basePath');
  const schemes = stringsAt(root, 'schemes');
  const urls =
    host === ''
      ? [basePath || '/']
      : (schemes.length > 0 ? schemes : ['https']).map((scheme) => `${scheme}://${host}${basePath}`);
  return withValue(root, { servers: urls.map((url) => ({ url: url.replace(/(.)\/$/, '$1') })) });
}

const FLOWS = new Map([
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

export function upgradeSecurityScheme(pointer: JsonPointer): JsonPointer {
  const value = pointer.value as OpenAPIV2.SecuritySchemeObject;
  if (value.type === 'basic') return withValue(pointer, { ...value, type: 'http', scheme: 'basic' });
  if (value.type !== 'oauth2') return pointer;
  const { authorizationUrl, tokenUrl, scopes, flow } = value as OpenAPIV2.SecuritySchemeOauth2 & {
    authorizationUrl?: string;
    tokenUrl?: string;
  };
  const flows = { [FLOWS.get(flow) ?? 'implicit']: { authorizationUrl, tokenUrl, scopes } };
  return withValue(pointer, { ...value, flows });
}
