/** An address from the root of the site, to which the base path is added when the site is linked. */
export default function useBaseUrl(address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address) ? address : `/${address}`;
}

export const useBaseUrlUtils = (): { withBaseUrl: (address: string) => string } => ({
  withBaseUrl: useBaseUrl,
});
