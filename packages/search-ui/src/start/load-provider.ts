import type { SearchProvider } from '../provider.js';
import type { SearchSettings } from '../settings.js';

/** The engine that a site is configured for. Its code is loaded with the first call. */
export async function loadProvider({ provider, ...site }: SearchSettings): Promise<SearchProvider> {
  if (provider.type === 'algolia') {
    const { createAlgoliaProvider } = await import('../algolia/algolia-provider.js');
    return createAlgoliaProvider({ ...site, ...provider });
  }
  const { createEmbeddedProvider } = await import('../engine/embedded-provider.js');
  return createEmbeddedProvider({ ...site, ...provider });
}
