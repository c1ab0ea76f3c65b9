import { afterEach, expect, it, vi } from 'vitest';
import { faultOf } from '../react/request/search-state.js';
import { loadAgain } from './load-again.js';

const CHUNK = 'https://example.org/assets/engine-1a.js';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers so, or not at all. */
function answer(status?: number) {
  const ask = vi.fn((_address: string, _options: RequestInit) =>
    status
      ? Promise.resolve(new Response(null, { status }))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', ask);
  return ask;
}

const failure = (again: Promise<unknown>) => again.catch(faultOf);

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${CHUNK}`],
  ['Firefox', `error loading dynamically imported module: ${CHUNK}`],
])('asks for what %s remembers as failed by another address', async (_browser, text) => {
  const ask = answer(200);
  const importFrom = vi.fn((_address: string) => Promise.resolve({ a: 2 }));
  expect(await loadAgain(new TypeError(text), importFrom)).toEqual({ a: 2 });
  expect(ask.mock.calls).toEqual([[CHUNK, { method: 'HEAD', cache: 'reload' }]]);
  expect(importFrom.mock.calls[0]?.[0]).toMatch(/^https:\/\/example\.org\/assets\/engine-1a\.js\?\d+$/);
});

it('tells code that is gone from code that does not come', async () => {
  const gone = () => Promise.reject(new Error('Still gone.'));
  answer(404);
  expect(await failure(loadAgain(new TypeError(CHUNK), gone))).toBe('release');
  answer(503);
  expect(await failure(loadAgain(new TypeError(CHUNK), gone))).toBe('network');
  answer();
  expect(await failure(loadAgain(new TypeError(CHUNK), gone))).toBe('network');
});

it('leads Safari, which names no file, to the latest release where the server answers', async () => {
  answer(404);
  expect(await failure(loadAgain(new TypeError('Importing a module script failed.')))).toBe('release');
});
