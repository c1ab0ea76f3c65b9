import type { SchemaBounds } from '../api-model/index.js';

/** Fixed values: the same document must give the same pages. Addresses are those reserved for documentation. */
const BY_FORMAT = new Map([
  ['date-time', '2026-01-15T09:30:00Z'],
  ['date', '2026-01-15'],
  ['time', '09:30:00Z'],
  ['duration', 'P3D'],
  ['email', 'name@example.com'],
  ['idn-email', 'name@example.com'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com/'],
  ['url', 'https://example.com/'],
  ['iri', 'https://example.com/'],
  ['uri-reference', '/path'],
  ['iri-reference', '/path'],
  ['uri-template', '/items/{id}'],
  ['uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['json-pointer', '/items/0'],
  ['relative-json-pointer', '1/name'],
  ['regex', '^[a-z]+$'],
  ['byte', 'ZXhhbXBsZQ=='],
  ['base64url', 'ZXhhbXBsZQ'],
  ['binary', 'file'],
  ['password', 'secret-password'],
  ['char', 'a'],
  ['media-range', 'application/json'],
]);

/** A text of a format, of fitting length. Patterns are not solved: the text is marked as generated. */
export function sampleText(format: string | undefined, { minLength = 0, maxLength }: SchemaBounds): string {
  const text = (format === undefined ? undefined : BY_FORMAT.get(format)) ?? 'string';
  const long = text.length < minLength ? text.padEnd(Math.min(minLength, MAX_LENGTH), text) : text;
  return maxLength !== undefined && long.length > maxLength ? long.slice(0, maxLength) : long;
}

const MAX_LENGTH = 80;
