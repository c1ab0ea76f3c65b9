import { expect, it, vi } from 'vitest';
import { loadAgain } from './load-again.js';

const CHUNK = 'https://example.org/assets/engine-1a.js';

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${CHUNK}`],
  ['Firefox', `error loading dynamically imported module: ${CHUNK}`],
])('asks for what %s remembers as failed by another address', async (_browser, text) => {
  const importFrom = vi.fn((_address: string) => Promise.resolve({ a: 2 }));
  expect(await loadAgain(new TypeError(text), importFrom)).toEqual({ a: 2 });
  expect(importFrom.mock.calls[0]?.[0]).toMatch(/^https:\/\/example\.org\/assets\/engine-1a\.js\?\d+$/);
});

it('fails where no file is named, or the other address fails too', async () => {
  await expect(loadAgain(new TypeError('Importing a module script failed.'))).rejects.toThrow();
  await expect(
    loadAgain(new TypeError(CHUNK), () => Promise.reject(new Error('Still gone.'))),
  ).rejects.toThrow('gone');
});
