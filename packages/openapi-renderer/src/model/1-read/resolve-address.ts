import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeAddress, splitAddress } from '@org/site-model';

const isRemote = (address: string): boolean => /^https?:/i.test(address);

/** What a document's files are known by: an absolute path, or an http address. @param from the file that refers to it */
export function resolveAddress(from: string, address: string): string {
  if (isRemote(address)) return address;
  if (isRemote(from)) return URL.canParse(address, from) ? new URL(address, from).href : address;
  if (/^file:/i.test(address) && URL.canParse(address)) return fileURLToPath(address);
  return path.resolve(path.dirname(from), decodeAddress(address));
}

/** `parts.yaml#/a` → the address of a file, empty for the same file, and a fragment without its `#`. */
export function splitReference(reference: string): { address: string; fragment: string } {
  const { pathname, query, hash } = splitAddress(reference);
  const fragment = hash.slice(1);
  // Only an anchor is decoded as a whole; a pointer is decoded by its tokens.
  return {
    address: pathname + query,
    fragment: fragment.startsWith('/') ? fragment : decodeAddress(fragment),
  };
}
