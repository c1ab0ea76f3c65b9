import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startReleaseWatch } from './new-release.js';

const served = vi.fn<() => Promise<Response>>();
const reload = vi.fn();
const pageOf = (shell: string): string =>
  `<script type="application/json" id="docs-page">{"shell":"${shell}"}</script><input>`;

/** What the address of the page answers with by now. */
const serve = (shell: string, status = 200): void =>
  void served.mockResolvedValue(new Response(pageOf(shell), { status }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const failImport = (): Promise<unknown> => {
  dispatchEvent(new Event('vite:preloadError'));
  return settled();
};

beforeAll(() => startReleaseWatch());
beforeEach(() => {
  vi.stubGlobal('fetch', served);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.body.innerHTML = pageOf('old');
});
afterEach(() => {
  reload.mockReset();
  served.mockReset();
  vi.restoreAllMocks();
  sessionStorage.clear();
});
afterAll(() => vi.unstubAllGlobals());

it('loads a page anew whose release has been replaced, past caches', async () => {
  serve('new');
  await failImport();
  expect(served).toHaveBeenCalledWith(location.href, { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledOnce();
});

it('never does so twice for one release', async () => {
  serve('new');
  await failImport();
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page alone whose release is still there, or whose server does not answer', async () => {
  serve('old');
  await failImport();
  serve('new', 404);
  await failImport();
  served.mockRejectedValue(new TypeError('offline'));
  await failImport();
  expect(reload).not.toHaveBeenCalled();
});

it('takes nothing away from a reader who writes, or who is about to leave', async () => {
  serve('new');
  document.querySelector('input')?.focus();
  await failImport();
  document.querySelector('input')?.blur();
  dispatchEvent(new Event('vite:preloadError'));
  dispatchEvent(new Event('beforeunload'));
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload where it could not remember that it did', async () => {
  serve('new');
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  await failImport();
  expect(reload).not.toHaveBeenCalled();
});
