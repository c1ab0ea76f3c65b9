import { expect, it, vi } from 'vitest';
import { loadModule } from './load-module.js';

const CHUNK = 'https://example.org/assets/engine-1a.js';
const failed = (text: string) => () => Promise.reject(new TypeError(text));

it('gives what could be loaded, and asks nobody else', async () => {
  const importFrom = vi.fn();
  expect(await loadModule(() => Promise.resolve({ a: 1 }), importFrom)).toEqual({ a: 1 });
  expect(importFrom).not.toHaveBeenCalled();
});

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${CHUNK}`],
  ['Firefox', `error loading dynamically imported module: ${CHUNK}`],
])('asks for what %s remembers as failed by another address', async (_browser, text) => {
  const importFrom = vi.fn((_address: string) => Promise.resolve({ a: 2 }));
  expect(await loadModule<unknown>(failed(text), importFrom)).toEqual({ a: 2 });
  expect(importFrom.mock.calls[0]?.[0]).toMatch(/^https:\/\/example\.org\/assets\/engine-1a\.js\?\d+$/);
});

it('fails where no file is named, or the other address fails too', async () => {
  await expect(loadModule(failed('Importing a module script failed.'))).rejects.toThrow('Importing');
  await expect(loadModule(failed(CHUNK), () => Promise.reject(new Error('Still gone.')))).rejects.toThrow(
    'gone',
  );
});
