import { useWithBase } from './base-path.js';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** An address from the root of the site: with the base path on pages, and in content without it until the site is linked. */
export default function useBaseUrl(address: string): string {
  return useBaseUrlUtils().withBaseUrl(address);
}

/** The same as a function, for several addresses. */
export function useBaseUrlUtils(): { withBaseUrl: (address: string) => string } {
  const withBase = useWithBase();
  return { withBaseUrl: (address) => withBase(ABSOLUTE.test(address) ? address : `/${address}`) };
}
