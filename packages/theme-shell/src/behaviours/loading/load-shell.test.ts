import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shell = globalThis as { shellRuns?: (name?: string) => void };

/** A shell that tells when it runs; another address each time, so that no module cache answers. */
let addresses = 0;
const page = (): string => {
  const address = `data:text/javascript,globalThis.shellRuns();/*${++addresses}*/`;
  return `<script type="application/json" id="docs-page" data-shell="${address}"></script><p></p><a href="/x"><b></b></a>`;
};

const sign = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

const ran = vi.fn<(...names: unknown[]) => void>();
let running: Promise<void>;
let idle: (() => void) | undefined;
let loadShell: () => Promise<unknown>;

beforeEach(async () => {
  ran.mockReset();
  running = new Promise((resolve) => {
    shell.shellRuns = (...names) => resolve(ran(...names));
  });
  idle = undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
  document.body.innerHTML = page();
  vi.resetModules();
  const module = await import('./load-shell.js');
  loadShell = module.loadShell;
  module.loadShellWhenWanted();
});

afterEach(async () => {
  // Lets go of the signs, which would otherwise load the next test's shell.
  sign('keydown', 'p');
  await running;
  vi.unstubAllGlobals();
});

it.each([
  ['pointerover', 'a b'],
  ['focusin', 'a'],
  ['touchstart', 'p'],
  ['keydown', 'p'],
])('loads the shell at %s on %s', async (type, selector) => {
  sign(type, selector);
  await running;
  expect(ran).toHaveBeenCalledOnce();
});

it('loads the shell when the browser has nothing to do', async () => {
  idle?.();
  await running;
  expect(ran).toHaveBeenCalledOnce();
});

it('sends for the data of the shell beside the shell itself', async () => {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const data = document.getElementById('docs-page') as HTMLElement;
  data.textContent = JSON.stringify({ siteUrl: '/site.json', sidebarUrl: '/sidebar.json' });
  const loaded = loadShell();
  expect(fetched.mock.calls).toEqual([['/site.json'], ['/sidebar.json']]);
  await loaded;
});

it('goes on waiting when the pointer or the focus passes over what is no link', async () => {
  sign('pointerover', 'p');
  sign('focusin', 'p');
  // A load that has begun uses the old address.
  const other = `data:text/javascript,globalThis.shellRuns('other');/*${++addresses}*/`;
  document.getElementById('docs-page')?.setAttribute('data-shell', other);
  await loadShell();
  expect(ran.mock.calls).toEqual([['other']]);
});

it('gives everybody the same load', () => {
  expect(loadShell()).toBe(loadShell());
});
