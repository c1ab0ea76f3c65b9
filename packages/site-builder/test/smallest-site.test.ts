import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../src/check-site.js';
import type { SiteConfig } from '../src/config/site-config.js';
import { loadSite } from '../src/config/load-config.js';
import { compileAndLink, temporaryFolder } from './fixture-site.js';

const CONFIG: SiteConfig = { title: 'Field notes', url: 'https://notes.example.org' };
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="10"/>';

/** A site of a configuration and the given files. */
function siteOf(files: Record<string, string>, config: Partial<SiteConfig> = {}): string {
  const root = temporaryFolder();
  const all = { 'site.config.ts': `export default ${JSON.stringify({ ...CONFIG, ...config })};`, ...files };
  for (const [file, text] of Object.entries({ 'pnpm-workspace.yaml': '', ...all })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const link = async (root: string) => compileAndLink(await loadSite(root));

describe('a site of a configuration and Markdown', () => {
  it('has its documents at the root, a sidebar of all of them, and begins with the first', async () => {
    const { site, routes, sidebars, redirects, diagnostics } = await link(
      siteOf({
        'content/docs/b.md': '# Second\n',
        'content/docs/a.md': '# First\n\n[Second](./b.md)\n',
        'content/docs/deep/c.md': '# Third\n',
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(routes.map(({ path: address }) => address)).toEqual(['/a', '/b', '/deep/c']);
    expect(sidebars.docs?.items).toMatchObject([
      { href: '/a' },
      { href: '/b' },
      { label: 'Deep', items: [{ href: '/deep/c' }] },
    ]);
    expect(redirects).toEqual([{ from: '/', to: '/a' }]);
    expect(site.homeHref).toBe('/a');
  });

  it('begins with its index, which comes first in the sidebar', async () => {
    const { site, sidebars, redirects, hrefs } = await link(
      siteOf({ 'content/docs/a.md': '# First\n', 'content/docs/index.md': '# Home\n' }),
    );
    expect(hrefs['docs/index.md']).toBe('/');
    expect(sidebars.docs?.items).toMatchObject([{ href: '/' }, { href: '/a' }]);
    expect([site.homeHref, redirects]).toEqual(['/', []]);
  });

  it('finds images in the public folder, with their size', async () => {
    const root = siteOf({
      'content/docs/a.md': '# First\n\n![Dot](/img/dot.svg)\n\n![None](/img/none.svg)\n',
      'public/img/dot.svg': DOT,
    });
    const site = await loadSite(root);
    const { links, diagnostics } = await compileAndLink(site);
    expect(links['docs/a.md']?.[0]).toBe('/img/dot.svg');
    expect(diagnostics).toMatchObject([
      { code: 'asset-missing', line: 5, hint: expect.stringContaining('published as it is') as string },
    ]);
  });

  it('has the React pages of its files, unless it has entries of its own', async () => {
    const files = {
      'content/docs/a.md': '# First\n\n[About](/about)\n',
      'src/pages/about.tsx': "export const metadata = { title: 'About us' };\nexport default () => null;\n",
      'src/pages/search.tsx': 'export default () => null;\n',
    };
    const { pages, diagnostics } = await link(siteOf(files, { search: { provider: 'embedded' } }));
    expect(diagnostics).toEqual([]);
    expect(Object.values(pages.component).map(({ path: address, title }) => [address, title])).toEqual([
      ['/about', 'About us'],
      ['/search', 'Search'],
    ]);
    const own = await loadSite(siteOf({ ...files, 'src/entry.client.tsx': '' }));
    expect(own.config.pages).toEqual([]);
    const twice = loadSite(siteOf({ ...files, 'src/pages/about/index.tsx': '' }));
    await expect(twice).rejects.toMatchObject({ diagnostics: [{ code: 'page-file-duplicate' }] });
  });

  it('takes files of the content whose names start with "_" for no pages', async () => {
    const { routes } = await link(
      siteOf({ 'content/_notes.md': 'Mine.\n', 'content/docs/_x.md': '', 'content/docs/a.md': '# First\n' }),
    );
    expect(routes).toHaveLength(1);
  });

  it('has the search page of the preset and a button for it, unless it says otherwise', async () => {
    const files = { 'content/docs/a.md': '# First\n' };
    const search = { provider: 'embedded' } as const;
    const { config } = await loadSite(siteOf(files, { search }));
    expect(config.pages).toMatchObject([{ path: '/search', component: 'search' }]);
    expect(config.navbar.items).toMatchObject([{ type: 'search' }]);
    const own = await loadSite(siteOf({ ...files, 'src/entry.client.tsx': '' }, { search }));
    expect(own.config.pages).toEqual([]);
  });

  it('names the folder that is not there before anything else', async () => {
    const diagnostics = await checkSite(
      await loadSite(siteOf({}, { navbar: { items: [{ type: 'doc', docId: 'docs/a' }] } })),
    );
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "area-missing",
          "file": "site.config.ts",
          "hint": "Write its first page there, such as index.md, or name another folder in "areas".",
          "message": "The area "Documentation" has its pages in content/docs, a folder that does not exist.",
          "severity": "error",
        },
      ]
    `);
  });
});

describe('an area with a path', () => {
  it('has it in the addresses of its documents, versions, tags and generated indexes', async () => {
    const { hrefs, redirects, routes } = await link(
      siteOf(
        {
          'content/guide/intro.md':
            '---\ntags: [first]\n---\n\n# Introduction\n\n[Old](/handbook/1.0/intro)\n',
          'content/guide/sub/slug.md': '---\nslug: ./own\n---\n\n# Own slug\n',
          'content/guide/versions/1.0/intro.md': '# Introduction\n',
          'content/guide/versions/2.0/intro.md': '# Introduction\n',
          'content/guide/sidebars.yaml':
            'guide:\n  - intro\n  - type: category\n    label: More\n    link: { type: generated-index }\n    items: [sub/slug]\n',
        },
        {
          areas: [
            { dir: 'guide', path: '/handbook', label: 'Guide', versions: { released: ['2.0', '1.0'] } },
          ],
        },
      ),
    );
    expect(hrefs).toEqual({
      'guide/intro.md': '/handbook/next/intro',
      'guide/sub/slug.md': '/handbook/next/sub/own',
      'guide/versions/1.0/intro.md': '/handbook/1.0/intro',
      'guide/versions/2.0/intro.md': '/handbook/intro',
    });
    expect(routes.map(({ path: address }) => address)).toEqual(
      expect.arrayContaining(['/handbook/next/category/more', '/handbook/next/tags/first']),
    );
    expect(redirects).toEqual(
      expect.arrayContaining([
        { from: '/handbook', to: '/handbook/intro' },
        { from: '/handbook/1.0', to: '/handbook/1.0/intro' },
        { from: '/', to: '/handbook/intro' },
      ]),
    );
  });
});
