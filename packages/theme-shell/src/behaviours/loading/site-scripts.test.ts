// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSiteScripts } from './site-scripts.js';

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('adds nothing where nothing is configured', () => {
  loadSiteScripts({});
  expect(scripts()).toEqual([]);
  expect('dataLayer' in window).toBe(false);
});

it('starts the tag manager’s container', () => {
  loadSiteScripts({ tagManager: { containerId: 'GTM-1' } });
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtm.js?id=GTM-1', true],
  ]);
  expect((window as { dataLayer?: unknown[] }).dataLayer).toEqual([
    { 'gtm.start': expect.any(Number) as number, event: 'gtm.js' },
  ]);
});

it('adds modules, checked where they say what they are', () => {
  loadSiteScripts({
    modules: [{ src: '/docs/a.js' }, { src: 'https://cdn.example.org/b.js', integrity: 'sha384-x' }],
  });
  expect(scripts().map((script) => [script.getAttribute('src'), script.type, script.integrity])).toEqual([
    ['/docs/a.js', 'module', ''],
    ['https://cdn.example.org/b.js', 'module', 'sha384-x'],
  ]);
});

it('gets its addresses through the policy that the site’s own allows', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  loadSiteScripts({ modules: [{ src: '/docs/a.js' }] });
  expect(createPolicy.mock.calls[0]?.[0]).toBe('docs-scripts');
  expect(scripts()).toHaveLength(1);
});
