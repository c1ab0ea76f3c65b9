import type { SearchProvider } from '../provider.js';
import type { SearchSettings } from '../settings.js';
import { loadAgain } from './load-again.js';

const providers = new WeakMap<SearchSettings, SearchProvider>();

/** The engine that a site is configured for, the same for the same settings. Its code is loaded with the first search. */
export function siteProvider(settings: SearchSettings): SearchProvider {
  const provider = providers.get(settings) ?? lazyProvider(() => loadProvider(settings));
  providers.set(settings, provider);
  return provider;
}

async function loadProvider({ provider, ...site }: SearchSettings): Promise<SearchProvider> {
  if (provider.type === 'algolia') {
    const { createAlgoliaProvider } = await import('../algolia/algolia-provider.js').catch(loadAgain);
    return createAlgoliaProvider({ ...site, ...provider });
  }
  const { createEmbeddedProvider } = await import('../engine/embedded-provider.js').catch(loadAgain);
  return createEmbeddedProvider({ ...site, ...provider });
}

/** A provider whose code is loaded by its first use. A failed load is an error of that search, and not remembered. */
export function lazyProvider(load: () => Promise<SearchProvider>): SearchProvider {
  let loading: Promise<SearchProvider> | undefined;
  const loaded = (): Promise<SearchProvider> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    search: async (query, options) => (await loaded()).search(query, options),
    preload: async () => (await loaded()).preload?.(),
  };
}
