import type { SearchProvider } from '../provider.js';

/** A provider whose code is loaded when somebody searches. A failed load is an error of that search, and not remembered. */
export function lazyProvider(load: () => Promise<SearchProvider>): SearchProvider {
  let loading: Promise<SearchProvider> | undefined;
  const loaded = async (): Promise<SearchProvider> => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    search: async (query, options) => (await loaded()).search(query, options),
    preload: async () => (await loaded()).preload?.(),
  };
}
