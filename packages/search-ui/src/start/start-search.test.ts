// @vitest-environment happy-dom
import { SHELL_EVENTS } from '@org/site-model';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../test/mount.js';
import { startSearch } from './start-search.js';

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('no network'))));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a search whose listeners are gone with the test. @returns whether something opens the search */
function start(search?: Parameters<typeof startSearch>[0]): () => boolean {
  const added = vi.spyOn(document, 'addEventListener');
  startSearch(search);
  const listeners = added.mock.calls.filter(([type]) => type.startsWith('docs:'));
  added.mockRestore();
  cleanups.push(() =>
    listeners.forEach(([type, listener]) => document.removeEventListener(type, listener as EventListener)),
  );
  return () => !document.dispatchEvent(new CustomEvent(SHELL_EVENTS.search, { cancelable: true }));
}

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

const typeKey = (key: string): void =>
  void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('opens the dialog, with what was typed while it was loading', async () => {
  const ask = start({ settings });
  expect(ask()).toBe(true);
  for (const key of ['s', 'Shift', 't', 'a']) typeKey(key);
  await act(() =>
    vi.waitFor(() => expect(document.querySelector('.search-dialog input')).not.toBeNull(), 10_000),
  );
  expect(document.querySelector<HTMLInputElement>('.search-dialog input')?.value).toBe('sta');
  act(() => document.querySelector('dialog')?.close());
  expect(document.querySelector('dialog')).toBeNull();
});

it('leaves the reader to the search page where there is no search', () => {
  expect(start(undefined)()).toBe(false);
});

it('goes to the search page when the dialog cannot be opened', async () => {
  const append = vi.spyOn(document.body, 'appendChild').mockImplementation(() => {
    throw new Error('no room');
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  start({ settings })();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/search'), 10_000);
  append.mockRestore();
  assign.mockRestore();
});
