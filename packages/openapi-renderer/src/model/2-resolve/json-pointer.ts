import { decodeAddress } from '@org/site-model';
import type { ApiLink, Json } from '../../api-model/index.js';

/** A value of a document and where it stands: what is needed to follow references and to name lines. */
export interface JsonPointer {
  value: unknown;
  file: string;
  /** Keys from the root of the file. */
  keys: string[];
}

/** Own members only: a document may have keys such as `__proto__` and `constructor`. */
export const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

export const childAt = (pointer: JsonPointer, key: string): JsonPointer => ({
  value: member(pointer.value, key),
  file: pointer.file,
  keys: [...pointer.keys, key],
});

/** The same place with another value: for what is made of a value rather than read. */
export const withValue = (pointer: JsonPointer, value: unknown): JsonPointer => ({ ...pointer, value });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of a map, in document order. */
export function entries(pointer: JsonPointer): [string, JsonPointer][] {
  return isObject(pointer.value) ? Object.keys(pointer.value).map((key) => [key, childAt(pointer, key)]) : [];
}

export function items(pointer: JsonPointer): JsonPointer[] {
  return Array.isArray(pointer.value) ? pointer.value.map((_, index) => childAt(pointer, String(index))) : [];
}

/** Text; numbers and booleans count too, because YAML reads `version: 1.0` as a number. Empty for anything else. */
export function stringAt(pointer: JsonPointer, key: string): string {
  const value = member(pointer.value, key);
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

/** Several texts, by their keys. */
export const stringsOf = <Key extends string>(pointer: JsonPointer, ...keys: Key[]): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, stringAt(pointer, key)])) as Record<Key, string>;

/** The same without those that are empty. */
export const givenStrings = <Key extends string>(
  pointer: JsonPointer,
  ...keys: Key[]
): Partial<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries(stringsOf(pointer, ...keys)).filter(([, value]) => value !== ''),
  ) as Partial<Record<Key, string>>;

/** `externalDocs`, where it has an address. */
export function externalDocsOf(pointer: JsonPointer): { externalDocs?: ApiLink } {
  const docs = stringsOf(childAt(pointer, 'externalDocs'), 'url', 'description');
  return docs.url === '' ? {} : { externalDocs: docs };
}

export const isTrue = (pointer: JsonPointer, key: string): boolean => member(pointer.value, key) === true;

export function stringsAt(pointer: JsonPointer, key: string): string[] {
  const value = member(pointer.value, key);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A value of the document as plain JSON: dates of YAML become text, numbers that JSON does not know `null`. */
export function toJson(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  return value as Json;
}

const escapeToken = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const formatPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${escapeToken(key)}`).join('');

/** Where a value is, in one text. */
export const locationOf = ({ file, keys }: Pick<JsonPointer, 'file'> & { keys: readonly string[] }): string =>
  `${file}#${formatPointer(keys)}`;

export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decodeAddress(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}
