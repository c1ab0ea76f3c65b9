/** The parts of an address inside the site. */
export interface AddressParts {
  pathname: string;
  /** With the leading `?`, or empty. */
  query: string;
  /** With the leading `#`, or empty. */
  hash: string;
}

/** `/a/b?c#d` → `/a/b`, `?c`, `#d`. Joined again they are the same address. */
export function splitAddress(address: string): AddressParts {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    pathname: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt),
    hash: hashAt < 0 ? '' : address.slice(hashAt),
  };
}

/** Whether an address names a path of its own site: `/x`, not `//host/x` and not `https://host/x`. */
export const isSitePath = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** Without slashes around it: `/docs/` → `docs`. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Whether a path is at or below a base path, which starts and ends with `/`. */
export const isBelow = (pathname: string, basePath: string): boolean => `${pathname}/`.startsWith(basePath);

/**
 * A path of the site below a base path, unless it is there already: `/intro` below `/docs/` → `/docs/intro`. Addresses of
 * other sites stay.
 */
export function withBasePath(address: string, basePath: string): string {
  if (!isSitePath(address)) return address;
  return isBelow(splitAddress(address).pathname, basePath) ? address : basePath + address.slice(1);
}

/** What follows a base path, with a leading `/`; a path that is not below it stays. */
export const withoutBasePath = (pathname: string, basePath: string): string =>
  isBelow(pathname, basePath) ? `/${pathname.slice(basePath.length)}` : pathname;

/** Percent-decoded; a text that is no valid percent-encoding stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Percent-decoded but for what separates parts of an address (`/ ? # %2F` …); an invalid encoding stays. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
