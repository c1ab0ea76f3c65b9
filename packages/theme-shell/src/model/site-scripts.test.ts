import { expect, it } from 'vitest';
import { scriptPolicy } from './site-scripts.js';

it('allows nothing for a site without scripts', () => {
  const nothing = { scriptSources: [], imageSources: [], connectSources: [], trustedTypes: [] };
  expect(scriptPolicy()).toEqual(nothing);
  expect(scriptPolicy({ modules: [] })).toEqual(nothing);
});

it('allows the tag manager to load, to count and to report', () => {
  expect(scriptPolicy({ tagManager: { containerId: 'GTM-1' } })).toEqual({
    scriptSources: ['https://www.googletagmanager.com'],
    imageSources: ['https://www.googletagmanager.com'],
    connectSources: ['https://www.googletagmanager.com'],
    trustedTypes: ['docs-scripts'],
  });
});

it('names each origin once, and none for a script of the site itself', () => {
  const modules = [
    {
      src: 'https://cdn.example.org/a.js',
      connect: ['https://api.example.org/v1', 'https://api.example.org'],
    },
    { src: 'https://cdn.example.org/b.js' },
    { src: '/docs/scripts/c.js' },
  ];
  expect(scriptPolicy({ modules })).toEqual({
    scriptSources: ['https://cdn.example.org'],
    imageSources: [],
    connectSources: ['https://api.example.org'],
    trustedTypes: ['docs-scripts'],
  });
});
