import type { Json } from '../../api-model/index.js';

/** A value of a document and where it stands: what is needed to follow references and to name lines. */
export interface Cursor {
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

export const at = (cursor: Cursor, key: string): Cursor => ({
  value: member(cursor.value, key),
  file: cursor.file,
  keys: [...cursor.keys, key],
});

/** The same place with another value: for what is made of a value rather than read. */
export const holding = (cursor: Cursor, value: unknown): Cursor => ({ ...cursor, value });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of a map, in document order. */
export function entries(cursor: Cursor): [string, Cursor][] {
  return isObject(cursor.value) ? Object.keys(cursor.value).map((key) => [key, at(cursor, key)]) : [];
}

export function items(cursor: Cursor): Cursor[] {
  return Array.isArray(cursor.value) ? cursor.value.map((_, index) => at(cursor, String(index))) : [];
}

/** Text; numbers and booleans count too, because YAML reads `version: 1.0` as a number. Empty for anything else. */
export function text(cursor: Cursor, key: string): string {
  const value = member(cursor.value, key);
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

export const flag = (cursor: Cursor, key: string): boolean => member(cursor.value, key) === true;

export function texts(cursor: Cursor, key: string): string[] {
  const value = member(cursor.value, key);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A value of the document as plain JSON: dates of YAML become text, numbers that JSON does not know `null`. */
export function json(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  return value as Json;
}

const escapeToken = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const toPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${escapeToken(key)}`).join('');

export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
