import type { SetDirectory } from '../format/manifest.js';

/** Sets of at most this many records and bytes are one file: fewer requests, and no more bytes than a first result costs. */
const INLINE_RECORDS = 300;
const INLINE_BYTES = 150_000;

/** Whether the files of a set go into its directory. */
export function fitsInline(records: number, files: Iterable<Uint8Array>): boolean {
  if (records > INLINE_RECORDS) return false;
  let bytes = 0;
  for (const content of files) bytes += content.length;
  return bytes <= INLINE_BYTES;
}

export const mayBeInline = (records: number): boolean => records <= INLINE_RECORDS;

/** The directory with all files in it: binary ones in base64, JSON as it is. */
export function inline(directory: SetDirectory, files: Map<string, Uint8Array>): SetDirectory {
  const texts = [...files].map(([name, bytes]): [string, string] => [
    name,
    name.endsWith('.json') ? new TextDecoder().decode(bytes) : toBase64(bytes),
  ]);
  return { ...directory, inline: Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
