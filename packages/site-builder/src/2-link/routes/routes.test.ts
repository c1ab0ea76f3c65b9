import { describe, expect, it } from 'vitest';
import { configOf, pageOf } from '../../../test/sample.js';
import type { ResolvedSiteConfig, RuleLevel } from '../../config/site-config.js';
import type { PageSummary } from '../../model/site-model.js';
import { buildRoutes, componentClaims, documentClaims } from './routes.js';

const CONFIG_FILE = 'app/site.config.ts';
const routesOf = (config: ResolvedSiteConfig, pages: PageSummary[]) =>
  buildRoutes([...componentClaims(config, CONFIG_FILE), ...documentClaims(config, pages)], config);
const home = { path: '/', component: 'home', title: 'Home', description: '' };

it('gives pages of the app and of the content their addresses', () => {
  const config = configOf({ baseUrl: '/docs/', pages: [home] });
  const { routes, diagnostics } = routesOf(config, [pageOf('cloud/intro.md')]);
  expect(routes).toEqual([
    { path: '/docs/', page: { kind: 'component', name: '/' } },
    { path: '/docs/cloud/intro', page: { kind: 'document', name: 'cloud/intro.md' } },
  ]);
  expect(diagnostics).toEqual([]);
});

describe('an address that two pages claim', () => {
  const pages = [
    pageOf('cloud/a.md', { frontMatter: { slug: '/a' } }),
    pageOf('cloud/b.md', { frontMatter: { slug: '/a/' } }),
  ];
  const build = (duplicateRoutes: RuleLevel) => routesOf(configOf({ rules: { duplicateRoutes } }), pages);

  it('belongs to the first', () => {
    expect(build('warn').routes).toEqual([{ path: '/a', page: { kind: 'document', name: 'cloud/a.md' } }]);
  });

  it('is reported at the second, with both names', () => {
    expect(build('warn').diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "route-duplicate",
          "file": "cloud/b.md",
          "hint": "Give one of them another slug.",
          "message": ""cloud/b.md" has the address /a, which belongs to "cloud/a.md" already, so readers cannot reach it.",
          "severity": "warning",
        },
      ]
    `);
  });

  it.each([
    ['ignore', []],
    ['log', ['info']],
    ['warn', ['warning']],
    ['throw', ['error']],
  ] as const)('is at the level %s: %o', (level, severities) => {
    expect(build(level).diagnostics.map(({ severity }) => severity)).toEqual(severities);
  });

  it('is the same with .html and without: hosts serve the same file', () => {
    const named = (slug: string) => pageOf(`${slug}.md`, { frontMatter: { slug } });
    const { routes, diagnostics } = routesOf(configOf(), [
      named('/a.html'),
      named('/a'),
      named('/a/index.html'),
    ]);
    expect(routes).toEqual([{ path: '/a.html', page: { kind: 'document', name: '/a.html.md' } }]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"/a.md" has the address /a, which is the same file as that of "/a.html.md" already, so readers cannot reach it.',
      '"/a/index.html.md" has the address /a/index.html, which is the same file as that of "/a.html.md" already, so readers cannot reach it.',
    ]);
  });

  it('is reported at the content when a page of the app has it', () => {
    const { diagnostics } = routesOf(configOf({ pages: [home] }), [pageOf('index.md')]);
    expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
      ['index.md', '"index.md" has the address /, which belongs to "/" already, so readers cannot reach it.'],
    ]);
  });

  it('is reported at the configuration when two pages of the app have it', () => {
    const { diagnostics } = routesOf(configOf({ pages: [home, home] }), []);
    expect(diagnostics.map(({ file }) => file)).toEqual([CONFIG_FILE]);
  });
});
