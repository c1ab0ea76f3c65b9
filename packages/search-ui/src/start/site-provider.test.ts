import { expect, it, vi } from 'vitest';
import type { SearchProvider } from '../provider.js';
import { lazyProvider } from './site-provider.js';

const options = { areas: [], versions: {}, limit: 8 };

it('loads on the first search, once, and again after a failure', async () => {
  const search = vi.fn(async (query: string) => ({ query, total: 0, hits: [] }));
  const load = vi
    .fn<() => Promise<SearchProvider>>()
    .mockRejectedValueOnce(new Error('chunk is gone'))
    .mockResolvedValue({ search });
  const provider = lazyProvider(load);
  expect(load).not.toHaveBeenCalled();
  await expect(provider.search('a', options)).rejects.toThrow('chunk is gone');
  await provider.preload?.();
  await expect(provider.search('b', options)).resolves.toEqual({ query: 'b', total: 0, hits: [] });
  expect(load).toHaveBeenCalledTimes(2);
});
