import { decodeAddress } from '@org/site-model';

/** A path without the base path that it may begin with. */
export const belowBase = (pathname: string, baseUrl: string): string =>
  pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;

/** `/docs/cloud/get_started.html` → `cloud get started`: what a reader who typed it may have meant. */
export function wordsOf(pathname: string, baseUrl: string): string {
  return decodeAddress(belowBase(pathname, baseUrl))
    .replace(/\.html$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
