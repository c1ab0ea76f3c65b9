/**
 * A 53-bit hash of bytes or of a string's UTF-16 units: cyrb53 (public domain), two multiplicative hashes mixed at the end.
 * It names files and finds damage; it does not resist an attacker.
 */
export function contentHash(data: Uint8Array | string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < data.length; at++) {
    const unit = typeof data === 'string' ? data.charCodeAt(at) : (data[at] ?? 0);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Length of the hash in a file's name, in base 36 characters: 31 bits, because many names must differ from one another. */
const HASH_LENGTH = 6;
/** The same where the name says which part it is, and must differ from its own other versions only: 20 bits. */
export const PART_HASH_LENGTH = 4;

/** Hash of a file's bytes, or of a string, as a name has it: lower case, for file systems that know no other. */
export function nameHash(bytes: Uint8Array | string, length: number = HASH_LENGTH): string {
  return contentHash(bytes).toString(36).padStart(length, '0').slice(-length);
}
