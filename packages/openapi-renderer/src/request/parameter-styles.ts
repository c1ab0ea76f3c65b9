import type { ApiParameter, Json } from '../api-model/index.js';

/** What of a parameter decides how it is written. */
export type ParameterFormat = Pick<
  ApiParameter,
  'name' | 'style' | 'explode' | 'allowReserved' | 'mediaType'
>;

type Encode = (text: string) => string;
type Pair = [key: string, value: string];

const encoderOf = ({ allowReserved }: ParameterFormat): Encode =>
  allowReserved ? encodeReserved : encodeValue;

/** A single value as text; whatever is nested deeper than styles can express is written as JSON. */
export const scalarText = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const isMissing = (value: Json): boolean => value === null;

/** Members of an object, without those that are null: there is no way to write null in a parameter. */
const membersOf = (value: Record<string, Json>): Pair[] =>
  Object.entries(value)
    .filter(([, member]) => !isMissing(member))
    .map(([key, member]) => [key, scalarText(member)]);

const itemsOf = (value: Json[]): string[] => value.filter((item) => !isMissing(item)).map(scalarText);

/** The text that a parameter described by a media type holds. */
function contentText(value: Json, mediaType: string): string {
  if (/[/+]json\b/i.test(mediaType)) return JSON.stringify(value);
  if (/x-www-form-urlencoded/i.test(mediaType)) return formPairs(value, encodeValue).join('&');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const formPairs = (value: Json, encode: Encode): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, member]) =>
        (Array.isArray(member) ? itemsOf(member) : [scalarText(member)]).map(
          (item) => `${encode(key)}=${encode(item)}`,
        ),
      )
    : [encode(scalarText(value))];

/** `simple`, `label` and `matrix` (RFC 6570): what replaces `{name}`. */
export function pathText(parameter: ParameterFormat, value: Json): string {
  const encode = encoderOf(parameter);
  if (parameter.mediaType !== null) return encode(contentText(value, parameter.mediaType));
  const { style, explode, name } = parameter;
  if (style === 'label') return `.${joined(value, explode, explode ? '.' : ',', encode)}`;
  if (style !== 'matrix') return joined(value, explode, ',', encode);
  if (explode && Array.isArray(value))
    return itemsOf(value)
      .map((item) => matrixPair(name, encode(item)))
      .join('');
  if (explode && typeof value === 'object' && value !== null) return `;${joined(value, true, ';', encode)}`;
  return matrixPair(encode(name), joined(value, false, ',', encode));
}

const matrixPair = (name: string, text: string): string => (text === '' ? `;${name}` : `;${name}=${text}`);

/** A list as `a,b`, an object as `k,v` or, exploded, `k=v`. */
function joined(value: Json, explode: boolean, separator: string, encode: Encode): string {
  if (Array.isArray(value)) return itemsOf(value).map(encode).join(separator);
  if (typeof value !== 'object' || value === null) return encode(value === null ? '' : scalarText(value));
  return membersOf(value)
    .map(([key, member]) => `${encode(key)}${explode ? '=' : ','}${encode(member)}`)
    .join(separator);
}

/** Headers are not percent-encoded. */
export function headerText({ explode, mediaType }: ParameterFormat, value: Json): string {
  const text =
    mediaType === null ? joined(value, explode, ',', (part) => part) : contentText(value, mediaType);
  // A line break would end the header.
  return text.replace(/[\r\n]+/g, ' ');
}

const DELIMITERS = new Map<string, string>([
  ['spaceDelimited', '%20'],
  ['pipeDelimited', '%7C'],
]);

/** `name=value` pairs of a query or of a form body, encoded. */
export function queryPairs(parameter: ParameterFormat, value: Json): string[] {
  const encode = encoderOf(parameter);
  const name = encodeValue(parameter.name);
  if (parameter.mediaType !== null) return [`${name}=${encode(contentText(value, parameter.mediaType))}`];
  if (isMissing(value)) return [];
  if (typeof value !== 'object' || value === null) return [`${name}=${encode(scalarText(value))}`];
  if (parameter.style === 'deepObject') return deepPairs(name, value, encode);
  if (parameter.explode) {
    return Array.isArray(value)
      ? itemsOf(value).map((item) => `${name}=${encode(item)}`)
      : membersOf(value).map(([key, member]) => `${encodeValue(key)}=${encode(member)}`);
  }
  const delimiter = DELIMITERS.get(parameter.style) ?? ',';
  const flat = Array.isArray(value) ? itemsOf(value) : membersOf(value).flat();
  return [`${name}=${flat.map(encode).join(delimiter)}`];
}

/** `filter[a][b]=c`; a list repeats its name. What is deeper than the specification defines follows the same pattern. */
function deepPairs(prefix: string, value: Json, encode: Encode): string[] {
  if (isMissing(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(prefix, item, encode));
  if (typeof value !== 'object' || value === null) return [`${prefix}=${encode(String(value))}`];
  return Object.entries(value).flatMap(([key, member]) =>
    deepPairs(`${prefix}[${encodeValue(key)}]`, member, encode),
  );
}

/** Cookies in the form style are encoded like a query, in the style `cookie` of 3.2 they are sent as they are. */
export function cookiePairs(parameter: ParameterFormat, value: Json): string[] {
  if (parameter.style !== 'cookie') return queryPairs(parameter, value);
  const plain = (text: string): string => text.replace(/[;\r\n]/g, '');
  if (Array.isArray(value)) return itemsOf(value).map((item) => `${parameter.name}=${plain(item)}`);
  if (typeof value === 'object' && value !== null)
    return membersOf(value).map(([key, member]) => `${key}=${plain(member)}`);
  return isMissing(value) ? [] : [`${parameter.name}=${plain(scalarText(value))}`];
}

/** The whole query string of a parameter in `querystring` (3.2). */
export const wholeQuery = (parameter: ParameterFormat, value: Json): string =>
  /x-www-form-urlencoded/i.test(parameter.mediaType ?? '')
    ? contentText(value, parameter.mediaType ?? '')
    : encodeValue(contentText(value, parameter.mediaType ?? 'text/plain'));

/** RFC 3986: everything but unreserved characters. `encodeURIComponent` leaves five of the reserved ones. */
export const encodeValue = (text: string): string =>
  wellFormed(encodeURIComponent, text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The same, but reserved characters and what is encoded already stay (`allowReserved`). */
const encodeReserved = (text: string): string =>
  wellFormed(encodeURI, text)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']');

/** Half a surrogate pair cannot be sent; it becomes the replacement character, as in the browser's forms. */
function wellFormed(encode: (text: string) => string, text: string): string {
  try {
    return encode(text);
  } catch {
    return encode(
      text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
    );
  }
}
