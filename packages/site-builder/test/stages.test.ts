import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageEnvelope } from '@org/theme-shell';
import { createRenderer } from '@org/theme-shell/server';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { compileArea } from '../src/1-compile/compile-area.js';
import { readCompiled } from '../src/1-compile/read-compiled.js';
import { linkLocales, linkSite } from '../src/2-link/link-site.js';
import type { SiteBundle } from '../src/3-render/bundle.js';
import { renderSite } from '../src/3-render/render-site.js';
import { SiteOutput } from '../src/output/site-output.js';
import { verifySite } from '../src/output/verify-site.js';
import { buildSite } from '../src/build-site.js';
import type { LoadedSite } from '../src/config/loaded-site.js';
import { SiteError } from '../src/diagnostics/diagnostic.js';
import { compileAll, compileAndLink, filesBelow, FixtureSite, writeBundle } from './fixture-site.js';

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe('COMPILE', () => {
  it('writes every page of an area to a line of one file', async () => {
    const site = await new FixtureSite().load();
    expect(await compileArea(site, 'cloud')).toMatchObject({ pages: 3 });
    const lines = readFileSync(path.join(site.contentDir, 'cloud/.compiled/pages.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const pages = lines.map((line) => JSON.parse(line) as { id: string; source: string; title: string });
    expect(pages.map(({ id, source, title }) => [id, source, title])).toEqual([
      ['cloud/intro', 'cloud/intro.md', 'Introduction'],
      ['cloud/projects/index', 'cloud/projects/index.md', 'Projects'],
      ['cloud/projects/overview', 'cloud/projects/overview.md', 'Overview'],
    ]);
  });

  it('gives the same bytes for the same input, wherever it lies', async () => {
    const compiled = async () => {
      const site = await new FixtureSite().load();
      await compileAll(site);
      return readFileSync(path.join(site.contentDir, 'cloud/.compiled/pages.jsonl'), 'utf8');
    };
    expect(await compiled()).toBe(await compiled());
  });

  it('replaces what it has written before, and leaves nothing beside it', async () => {
    const fixture = new FixtureSite();
    const site = await fixture.load();
    await compileArea(site, 'cloud');
    rmSync(path.join(site.contentDir, 'cloud/projects'), { recursive: true });
    expect(await compileArea(site, 'cloud')).toMatchObject({ pages: 1 });
    expect(Object.keys(filesBelow(path.join(site.contentDir, 'cloud/.compiled')))).toEqual([
      'index.jsonl',
      'last-run.json',
      'pages.jsonl',
    ]);
  });

  it('reports what a writer got wrong instead of stopping', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('content/cloud/intro.md', 'images/plan.svg', 'images/plane.svg');
    const site = await fixture.load();
    const [intro] = await compileAll(site);
    expect(intro?.diagnostics.map(({ code, line }) => [code, line])).toEqual([['asset-missing', 10]]);
  });
});

describe('plugins of the configuration', () => {
  const configured = async (specifier: string): Promise<FixtureSite> => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'site.config.ts',
      "baseUrl: '/docs/',",
      `baseUrl: '/docs/',\n  markdown: { rehypePlugins: [['${specifier}', { text: 'Hello' }]] },`,
    );
    await fixture.write(
      'plugins/greet.mjs',
      "export default ({ text }) => (tree) => void tree.children.unshift({ type: 'text', value: text });",
    );
    return fixture;
  };

  it('run over every page', async () => {
    const site = await (await configured('./plugins/greet.mjs')).load();
    await compileArea(site, 'guides');
    expect(readFileSync(path.join(site.contentDir, 'guides/.compiled/pages.jsonl'), 'utf8')).toContain(
      '"html":["Hello',
    );
  });

  it('stop the run before the first page when one of them cannot be found', async () => {
    const site = await (await configured('./plugins/greeter.mjs')).load();
    const failure = await compileArea(site, 'guides').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SiteError);
    expect((failure as SiteError).diagnostics).toMatchObject([
      { code: 'plugin-missing', severity: 'error', file: 'site.config.ts' },
    ]);
    expect(existsSync(path.join(site.contentDir, 'guides/.compiled/pages.jsonl'))).toBe(false);
  });
});

describe('readCompiled', () => {
  it('gives the pages of all areas in their order', async () => {
    const site = await new FixtureSite().load();
    await compileAll(site);
    const pages = await collect(readCompiled(site));
    expect(pages.map(({ source }) => source)).toEqual([
      'cloud/intro.md',
      'cloud/projects/index.md',
      'cloud/projects/overview.md',
      'guides/first-steps.md',
    ]);
  });

  it('names the area that has not been compiled, and the command that does', async () => {
    const site = await new FixtureSite().load();
    await compileArea(site, 'cloud');
    await expect(collect(readCompiled(site))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The area "guides" has not been compiled. Run "site-builder compile guides", or build through Nx.]`,
    );
  });
});

describe('LINK', () => {
  it('decides who answers at which address, below the base path', async () => {
    const { routes, hrefs, diagnostics } = await compileAndLink(await new FixtureSite().load());
    expect(diagnostics).toEqual([]);
    expect(Object.fromEntries(routes.map(({ path: address, page }) => [address, page.name]))).toEqual({
      '/docs/': '/',
      '/docs/cloud/intro': 'cloud/intro.md',
      '/docs/cloud/projects': 'cloud/projects/index.md',
      '/docs/cloud/projects/overview': 'cloud/projects/overview.md',
      '/docs/start': 'guides/first-steps.md',
    });
    expect(hrefs['guides/first-steps.md']).toBe('/docs/start');
  });

  it('leaves a draft out of routes and sidebars, though a sidebar names it, and shows it on request', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/cloud/projects/plan.md', '---\ndraft: true\n---\n\n# Plan\n');
    await fixture.edit(
      'content/cloud/sidebars.yaml',
      '- cloud/projects/overview',
      '- cloud/projects/overview\n      - cloud/projects/plan',
    );
    const site = await fixture.load();
    const pages = await compileAll(site);
    const hidden = linkSite(site, pages);
    expect(hidden.diagnostics).toEqual([]);
    expect(JSON.stringify(hidden)).not.toContain('Plan');
    const shown = linkSite(site, pages, { drafts: 'show' });
    expect(shown.routes.map(({ path: address }) => address)).toContain('/docs/cloud/projects/plan');
    expect(JSON.stringify(shown.sidebars)).toContain('Plan');
  });

  it('makes the pages that categories ask for, and gives them a place like any other', async () => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'content/cloud/sidebars.yaml',
      'link: { type: doc, id: cloud/projects/index }',
      'link: { type: generated-index, slug: /cloud/all, description: All of it. }',
    );
    const { diagnostics, routes, pages } = await compileAndLink(await fixture.load());
    expect(diagnostics).toEqual([]);
    expect(routes).toContainEqual({
      path: '/docs/cloud/all',
      page: { kind: 'index', name: '/cloud/all' },
    });
    expect(pages.index['/cloud/all']).toMatchObject({
      kind: 'doc',
      title: 'Projects',
      path: '/docs/cloud/all',
      sidebar: 'cloudSidebar',
      trail: [1],
      previous: { label: 'Introduction' },
      next: { label: 'Overview' },
      description: 'All of it.',
      cards: [{ label: 'Overview', href: '/docs/cloud/projects/overview' }],
    });
    expect(pages.document['cloud/projects/overview.md']).toMatchObject({
      breadcrumbs: [{ label: 'Projects', href: '/docs/cloud/all' }],
    });
  });

  it('lets articles link to a generated index, and reports one that another page shuts out', async () => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'content/cloud/sidebars.yaml',
      'link: { type: doc, id: cloud/projects/index }',
      'link: { type: generated-index, slug: /start }',
    );
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['route-duplicate', 'content/cloud/sidebars.yaml'],
    ]);
  });

  it('checks the links of sidebars where they are written', async () => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'content/guides/sidebars.yaml',
      '- guides/first-steps',
      '- guides/first-steps\n  - { type: link, label: Terms, href: /cloud/intro#trems }',
    );
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics).toMatchObject([
      { code: 'link-broken-anchor', file: 'content/guides/sidebars.yaml', line: 3, column: 39 },
    ]);
  });

  it('breaks a link to a draft, because readers would find nothing', async () => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'content/cloud/projects/overview.md',
      '# Overview',
      '---\ndraft: true\n---\n\n# Overview',
    );
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics.map(({ code }) => code)).toContain('link-broken-file');
  });

  it('gives every page its place: sidebar, trail, breadcrumbs and neighbours', async () => {
    const { pages, notFound } = await compileAndLink(await new FixtureSite().load());
    expect(pages.document['cloud/projects/overview.md']).toMatchObject({
      kind: 'doc',
      path: '/docs/cloud/projects/overview',
      sidebar: 'cloudSidebar',
      trail: [1, 0],
      breadcrumbs: [{ label: 'Projects', href: '/docs/cloud/projects' }],
      previous: { label: 'Projects', href: '/docs/cloud/projects' },
      next: null,
      editHref: 'https://example.org/edit/main/cloud/projects/overview.md',
    });
    expect(pages.component['/']).toMatchObject({ kind: 'component', component: 'home', path: '/docs/' });
    expect(notFound).toMatchObject({ kind: 'not-found' });
  });

  it('makes addresses of the navbar’s items and of the content’s files', async () => {
    const { site, sidebars, assets } = await compileAndLink(await new FixtureSite().load());
    expect(site.navbar.map((item) => item.type === 'link' && [item.label, item.href])).toEqual([
      ['Cloud', '/docs/cloud/intro'],
      ['First steps', '/docs/start'],
      ['Source', 'https://example.org/source'],
    ]);
    expect(sidebars.guidesSidebar?.items).toEqual([{ type: 'link', label: 'Start', href: '/docs/start' }]);
    expect(Object.keys(assets)).toEqual(['cloud/images/plan.svg']);
  });

  it('gives plain JSON', async () => {
    const model = await compileAndLink(await new FixtureSite().load());
    expect(JSON.parse(JSON.stringify(model))).toStrictEqual(model);
  });

  it('gives the same bytes for the same input, wherever it lies, and no absolute path', async () => {
    const [first, second] = [await new FixtureSite().load(), await new FixtureSite().load()];
    const pages = await compileAll(first);
    await compileAll(second);
    expect(JSON.stringify(linkSite(second, pages))).toBe(JSON.stringify(linkSite(first, pages)));
    expect(JSON.stringify(linkSite(first, pages))).not.toContain(first.root);
  });

  it('gathers the diagnostics of all stages over the whole run, each with its file', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('content/cloud/intro.md', 'description:', 'descripton:');
    await fixture.edit('content/cloud/projects/index.md', './overview.md', './overveiw.md');
    await fixture.edit('content/guides/sidebars.yaml', 'first-steps', 'first-step');
    await fixture.edit('content/guides/first-steps.md', 'slug: /start', 'slug: /cloud/intro');
    await fixture.edit('site.config.ts', "sidebarId: 'cloudSidebar'", "sidebarId: 'cloudSideBar'");
    await fixture.edit('site.config.ts', '/cloud/intro#terms', '/cloud/intro#term');
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics.map(({ code, severity, file, line }) => [code, severity, file, line])).toEqual([
      ['front-matter-unknown-key', 'error', 'content/cloud/intro.md', 3],
      ['link-broken', 'error', 'content/cloud/intro.md', 6],
      ['link-broken-file', 'error', 'content/cloud/projects/index.md', 3],
      ['route-duplicate', 'warning', 'content/guides/first-steps.md', 2],
      ['sidebar-document-missing', 'error', 'content/guides/sidebars.yaml', 2],
      ['navbar-missing', 'error', 'site.config.ts', undefined],
      ['link-broken-anchor', 'error', 'site.config.ts', undefined],
    ]);
  });

  it('reports a syntax error of a sidebar file at its line and column', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/guides/sidebars.yaml', 'guidesSidebar:\n  - "guides/first-steps\n');
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics).toMatchObject([
      {
        code: 'sidebars-syntax',
        severity: 'error',
        file: 'content/guides/sidebars.yaml',
        line: 3,
        column: 1,
      },
    ]);
  });
});

const Welcome = () => createElement('h1', null, createElement('a', { href: '/docs/cloud/intro' }, 'Welcome'));

/** A bundle without a bundler: the shell’s own renderer and one file for the browser. */
function bundleOf(site: LoadedSite, Home: () => ReactNode = Welcome): SiteBundle {
  const home = { default: Home };
  const at = (name: string) => `${site.config.baseUrl}assets/${name}`;
  return {
    id: 'bundle-1',
    code: 'code-1',
    clientDir: path.join(site.root, '.bundle/client'),
    files: { styles: [], readable: ['assets/boot.js'], shell: [] },
    pageStyles: {},
    render: createRenderer({ './pages/home.tsx': home }),
    assets: {
      boot: at('boot.js'),
      behaviours: at('b.js'),
      shell: at('s.js'),
      styles: [at('s.css')],
      favicon: null,
      extras: { math: at('math.css') },
    },
  };
}

async function render(
  fixture: FixtureSite,
  Home?: () => ReactNode,
): Promise<{ files: Record<string, string>; components: string[] }> {
  const site = await fixture.load();
  const { locales } = linkLocales(site, await compileAll(site));
  const output = new SiteOutput(path.join(fixture.root, 'dist'));
  await fixture.write('.bundle/client/assets/boot.js', 'boot');
  await fixture.write('.bundle/client/.vite/manifest.json', '{}');
  const { components } = await renderSite({ locales, bundle: bundleOf(site, Home), output });
  await output.commit();
  return {
    files: filesBelow(path.join(fixture.root, 'dist')),
    components: components.map(({ component }) => component),
  };
}

/** What a document tells the shell of its page. */
const dataIn = (html = ''): PageEnvelope =>
  JSON.parse(/ id="docs-page".*?>(\{.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageEnvelope;

/** The article of a document. */
const articleIn = (html = ''): string => /<div class="markdown">(.*)<\/article>/s.exec(html)?.[1] ?? '';

describe('RENDER', () => {
  it('names the page whose component fails', async () => {
    const fails = () => {
      throw new Error('There is no map');
    };
    const error: unknown = await render(new FixtureSite(), fails).catch((failure: unknown) => failure);
    expect((error as SiteError).diagnostics).toEqual([
      expect.objectContaining({
        code: 'page-failed',
        file: expect.stringMatching(/src\/pages\/home\.tsx$/) as string,
        message: expect.stringContaining('fails when it is rendered: There is no map.') as string,
      }),
    ]);
  });

  it('lists the headings of an article as its site says, and those that a hook has chosen where there is one', async () => {
    const contentsOf = async (config: string) => {
      const fixture = new FixtureSite();
      await fixture.edit('site.config.ts', 'areas:', `${config} areas:`);
      const { files } = await render(fixture);
      const { page } = dataIn(files['cloud/projects/overview.html']);
      return (page as unknown as { headings: string[][] }).headings.map(([id]) => id);
    };
    expect(await contentsOf('')).toEqual(['limits', 'numbers']);
    expect(await contentsOf('tableOfContents: { maxHeadingLevel: 2 },')).toEqual(['limits']);
    expect(await contentsOf('hooks: [{ name: "none" }],')).toEqual(['limits', 'numbers']);
    const hook = `{ name: 'first', extendSite({ model }) {
      for (const page of Object.values(model.pages.document)) page.headings = page.headings.slice(0, 1);
      return model;
    } }`;
    expect(await contentsOf(`hooks: [${hook}],`)).toEqual(['limits']);
  });

  it('writes generated indexes as pages with cards', async () => {
    const fixture = new FixtureSite();
    await fixture.edit(
      'content/cloud/sidebars.yaml',
      'link: { type: doc, id: cloud/projects/index }',
      'link: { type: generated-index, description: "Fast & safe" }',
    );
    const { files } = await render(fixture);
    const page = files['cloud/category/projects.html'];
    expect(page).toContain('<meta name="description" property="og:description" content="Fast &amp; safe">');
    expect(page).toMatch(/<a[^>]* href="\/docs\/cloud\/projects\/overview"[^>]*>Overview<\/a>/);
    expect(dataIn(page).page).toMatchObject({ title: 'Projects', cards: [{ label: 'Overview' }] });
  });

  it('writes a document for each page, the data, and the files as they are', async () => {
    const { files, components } = await render(new FixtureSite());
    const names = Object.keys(files).map((file) => file.replace(/\.[\da-f]{10}\./, '.HASH.'));
    expect(names.toSorted()).toEqual([
      '404.html',
      'assets/boot.js',
      'assets/cloud/images/plan.HASH.svg',
      'assets/data/cloudSidebar.HASH.json',
      'assets/data/guidesSidebar.HASH.json',
      'assets/data/routes.en.HASH.json',
      'assets/data/site.en.HASH.json',
      'cloud/intro.html',
      'cloud/intro.md',
      'cloud/projects.html',
      'cloud/projects.md',
      'cloud/projects/overview.html',
      'cloud/projects/overview.md',
      'favicon.svg',
      'files/paper.pdf',
      'index.html',
      'llms.txt',
      'manifest.json',
      'start.html',
      'start.md',
    ]);
    expect(components).toEqual(['home']);
  });

  it('lets the not-found page alone read the addresses and titles of all pages', async () => {
    const { files } = await render(new FixtureSite());
    const name = Object.keys(files).find((file) => file.startsWith('assets/data/routes.en.')) ?? '';
    expect(JSON.parse(files[name] ?? '')).toContainEqual(['/docs/cloud/intro', 'Introduction']);
    expect(Object.keys(files).filter((file) => files[file]?.includes(name))).toEqual([
      '404.html',
      'manifest.json',
    ]);
  });

  it('puts final addresses into articles, query and hash kept', async () => {
    const { files } = await render(new FixtureSite());
    expect(
      [...articleIn(files['cloud/intro.html']).matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]),
    ).toEqual([
      '/docs/cloud/projects/overview',
      '/docs/cloud/projects/overview?x=1#limits',
      '/docs/start',
      '/docs/cloud/projects/overview#limits',
      '#terms',
      '/docs/files/paper.pdf',
      expect.stringMatching(/^\/docs\/assets\/cloud\/images\/plan\.[\da-f]{10}\.svg$/),
      '#terms',
      'https://example.org/',
    ]);
  });

  it('writes each article as plain Markdown that leads to the others’', async () => {
    const { files } = await render(new FixtureSite());
    const text = files['cloud/intro.md'] ?? '';
    expect(text).toMatch(/^# Introduction\n/);
    expect([...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1])).toEqual([
      '/docs/cloud/projects/overview.md',
      '/docs/cloud/projects/overview.md?x=1#limits',
      '/docs/start.md',
      '/docs/cloud/projects/overview.md#limits',
      '#terms',
      '/docs/files/paper.pdf',
      expect.stringMatching(/^\/docs\/assets\/cloud\/images\/plan\.[\da-f]{10}\.svg$/),
      'https://example.org/',
    ]);
    expect(files['cloud/intro.html']).toContain(
      '<link rel="alternate" type="text/markdown" href="/docs/cloud/intro.md">',
    );
    expect(files['index.html']).not.toContain('text/markdown');
  });

  it('shows the pages below a category’s page as cards, in the order of the sidebar', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/cloud/projects/index.md', '# Projects\n\n::child-cards\n');
    const { files } = await render(fixture);
    expect(files['cloud/projects.html']).toContain(
      '<ul class="cards" role="list"><li class="card"><p class="card-title"><a href="/docs/cloud/projects/overview">Overview</a></p><p>What a project is.</p></li></ul>',
    );
    expect(files['cloud/projects.md']).toBe(
      '# Projects\n\n- [Overview](/docs/cloud/projects/overview.md): What a project is.\n',
    );
  });

  it('says so when a page that wants them has no pages below it', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/cloud/projects/overview.md', '# Overview\n\n## Limits\n\n::child-cards\n');
    const { diagnostics } = await compileAndLink(await fixture.load());
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'child-cards-none',
        file: 'content/cloud/projects/overview.md',
        line: 5,
        column: 1,
      }),
    );
  });

  it('links the style sheet for formulas on pages that have some, and sends its address with their data', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/cloud/projects/overview.md', '# Overview\n\n## Limits\n\n```math\nx\n```\n');
    const { files } = await render(fixture);
    const link = '<link rel="stylesheet" href="/docs/assets/math.css">';
    expect(files['cloud/projects/overview.html']).toContain(link);
    expect(dataIn(files['cloud/projects/overview.html'])).toMatchObject({
      styles: ['/docs/assets/math.css'],
    });
    expect(files['start.html']).not.toContain('math.css');
    expect(dataIn(files['start.html'])).not.toHaveProperty('styles');
  });

  it('lists the articles for programs, those that are unlisted left out', async () => {
    const fixture = new FixtureSite();
    await fixture.write('content/cloud/aside.md', '# Aside\n\nBeside [the point].\n');
    await fixture.write('content/cloud/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n');
    const { files } = await render(fixture);
    expect(Buffer.from(files['llms.txt'] ?? '', 'latin1').toString()).toMatchInlineSnapshot(`
      "# Field guide

      > How things work

      ## Cloud

      - [Introduction](https://docs.example.org/docs/cloud/intro.md): What the cloud is.
      - [Projects](https://docs.example.org/docs/cloud/projects.md): A project holds everything.
        - [Overview](https://docs.example.org/docs/cloud/projects/overview.md): What a project is.

      ## guidesSidebar

      - [Start](https://docs.example.org/docs/start.md)

      ## More

      - [Aside](https://docs.example.org/docs/cloud/aside.md): Beside [the point].
      "
    `);
    expect(files['cloud/hidden.md']).toBe('# Hidden\n');
  });

  it('leaves plain Markdown out where the site does not want it', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('site.config.ts', "baseUrl: '/docs/',", "baseUrl: '/docs/',\n  markdownPages: false,");
    const { files } = await render(fixture);
    expect(Object.keys(files).filter((file) => /\.md$|llms/.test(file))).toEqual([]);
    expect(files['cloud/intro.html']).not.toContain('text/markdown');
  });

  it('takes a list of the site’s own', async () => {
    const fixture = new FixtureSite();
    await fixture.write('public/llms.txt', 'Ours.');
    const { files } = await render(fixture);
    expect(files['llms.txt']).toBe('Ours.');
  });

  it('sends with a page the addresses of the site’s data, and no data of other pages', async () => {
    const { files } = await render(new FixtureSite());
    const { siteUrl, sidebarUrl } = dataIn(files['start.html']);
    for (const address of [siteUrl, sidebarUrl]) {
      expect(Object.keys(files)).toContain(address?.replace('/docs/', ''));
    }
    expect(files['start.html']).not.toContain('docs-ref:');
    expect(files['start.html']).not.toContain('Overview');
  });

  it('writes folders and addresses with a slash at the end where the site wants them', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('site.config.ts', "baseUrl: '/docs/',", "baseUrl: '/docs/',\n  trailingSlash: true,");
    const { files } = await render(fixture);
    expect(Object.keys(files)).toContain('cloud/projects/index.html');
    expect(files['cloud/intro/index.html']).toContain('href="/docs/cloud/projects/overview/?x=1#limits"');
    expect(files['cloud/intro/index.html']).toContain('href="/docs/files/paper.pdf"');
  });

  it('gives the same bytes for the same input', async () => {
    expect(await render(new FixtureSite())).toEqual(await render(new FixtureSite()));
  });

  it('makes another shell of another bundle or other data, and the same of an edited page', async () => {
    const shellOf = async (change: (fixture: FixtureSite) => Promise<void>) => {
      const fixture = new FixtureSite();
      await change(fixture);
      const { files } = await render(fixture);
      return dataIn(files['start.html']).shell;
    };
    const first = await shellOf(() => Promise.resolve());
    expect(await shellOf((fixture) => fixture.edit('content/guides/first-steps.md', '42', '43'))).toBe(first);
    expect(
      await shellOf((fixture) => fixture.edit('site.config.ts', "label: 'Source'", "label: 'Code'")),
    ).not.toBe(first);
  });
});

describe('buildSite', () => {
  const titleOf = (fixture: FixtureSite) =>
    /<title>(.*?)<\/title>/.exec(fixture.read('dist/cloud/intro.html'))?.[1];

  it('links and renders what is compiled, and reports', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    const site = await fixture.load();
    await compileAll(site);
    const { report, diagnostics } = await buildSite(site);
    expect(diagnostics).toEqual([]);
    expect(report).toMatchObject({ site: 'Field guide', pages: 5, pagesByArea: { cloud: 3, guides: 1 } });
    // What two entries import is counted once.
    const gzip = (text: string): number => gzipSync(text).byteLength;
    expect(report.everyPage).toEqual({
      styles: gzip('styles'),
      readable: gzip('boot') + gzip('shared') + gzip('behaviours'),
      shell: gzip('shell'),
    });
    expect(Object.keys(report.milliseconds)).toEqual([
      'compile',
      'read',
      'history',
      'link',
      'load',
      'render',
    ]);
    expect(JSON.parse(fixture.read('dist/report.json'))).toEqual(report);
    expect(fixture.read('dist/cloud/intro.html')).toContain('<script src="/docs/assets/boot-0123abcd.js">');
  });

  it('leaves the last good site where it is when there is an error', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    const site = await fixture.load();
    await compileAll(site);
    await buildSite(site);

    await fixture.edit('content/cloud/intro.md', 'title: Introduction', 'title: Changed');
    await fixture.edit('content/cloud/intro.md', '(projects/overview.md)', '(projects/nowhere.md)');
    await compileAll(site);
    const error = await buildSite(site).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SiteError);
    expect((error as SiteError).diagnostics.map(({ code }) => code)).toEqual(['link-broken-file']);
    expect(titleOf(fixture)).toBe('Introduction');

    await fixture.edit('content/cloud/intro.md', '(projects/nowhere.md)', '(projects/overview.md)');
    await compileAll(site);
    await buildSite(site);
    expect(titleOf(fixture)).toBe('Changed');
    expect(existsSync(path.join(fixture.root, 'dist.next'))).toBe(false);
  });

  it('compiles an area again whose pages are damaged, or of another version of the pipeline', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    const site = await fixture.load();
    await compileAll(site);
    const pages = fixture.read('content/cloud/.compiled/pages.jsonl');
    await fixture.write('content/guides/.compiled/pages.jsonl', '{"version":0}\n');
    await fixture.edit('content/cloud/.compiled/pages.jsonl', 'Introduction', 'Introductoon');
    await buildSite(site);
    expect(titleOf(fixture)).toBe('Introduction');
    expect(fixture.read('content/cloud/.compiled/pages.jsonl')).toBe(pages);
    expect(verifySite(path.join(fixture.root, 'dist'))).toEqual([]);
  });

  it('notes once that the history is unknown, and builds', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit('site.config.ts', 'lastUpdate: { date: false }', 'lastUpdate: { date: true }');
    const site = await fixture.load();
    await compileAll(site);
    const { diagnostics } = await buildSite(site);
    expect(diagnostics).toMatchObject([{ code: 'history-unknown', severity: 'info', file: 'content' }]);
  });

  it('writes what hosts and crawlers read: policy, headers, robots.txt, sitemap, redirects', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit(
      'site.config.ts',
      '  pages: [',
      "  redirects: [{ from: '/old', to: '/start' }],\n  pages: [",
    );
    const site = await fixture.load();
    await compileAll(site);
    const { diagnostics } = await buildSite(site);
    expect(diagnostics).toEqual([]);
    expect(JSON.parse(fixture.read('dist/security-policy.json'))).toMatchObject({
      directives: { 'script-src': ["'self'"] },
    });
    expect(fixture.read('dist/_headers')).toMatch(
      /^\/docs\/\*\n {2}content-security-policy: default-src 'self';/,
    );
    expect(fixture.read('dist/_headers')).toContain(
      '/docs/assets/*\n  cache-control: public, max-age=31536000, immutable\n',
    );
    expect(fixture.read('dist/robots.txt')).toContain('Sitemap: https://docs.example.org/docs/sitemap.xml');
    expect(fixture.read('dist/sitemap.xml').match(/<loc>/g)).toHaveLength(5);
    expect(fixture.read('dist/old.html')).toContain('content="0; url=/docs/start"');
    expect(fixture.read('dist/guides/index.html')).toContain('content="0; url=/docs/start"');
    expect(fixture.read('dist/_redirects').split('\n').sort()).toEqual([
      '',
      '/docs/cloud /docs/cloud/intro 301',
      '/docs/cloud/ /docs/cloud/intro 301',
      '/docs/guides /docs/start 301',
      '/docs/guides/ /docs/start 301',
      '/docs/old /docs/start 301',
    ]);
  });

  it('leaves alone what the public folder has itself, and gives a site without index no sitemap', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.write('public/robots.txt', 'own');
    await fixture.edit('site.config.ts', '  pages: [', '  noIndex: true,\n  pages: [');
    const site = await fixture.load();
    await compileAll(site);
    await buildSite(site);
    expect(fixture.read('dist/robots.txt')).toBe('own');
    expect(existsSync(path.join(fixture.root, 'dist/sitemap.xml'))).toBe(false);
  });

  it('stops for what the security policy would block, and names the page', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit('.bundle/server/render.mjs', '</title>', '</title><script>track()</script>');
    const site = await fixture.load();
    await compileAll(site);
    const error = (await buildSite(site).catch((thrown: unknown) => thrown)) as SiteError;
    expect(error.diagnostics.map(({ code }) => code)).toContain('policy-inline-script');
    expect(error.diagnostics.map(({ file }) => file)).toContain('content/cloud/intro.md');
    expect(error.diagnostics.map(({ file }) => file)).toContain('src/pages/home.tsx');
  });

  it('stops for a broken link of a React page, which only its markup shows', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit('.bundle/server/render.mjs', '/docs/start', '/docs/strat');
    const site = await fixture.load();
    await compileAll(site);
    const error = (await buildSite(site).catch((thrown: unknown) => thrown)) as SiteError;
    expect(error.diagnostics).toMatchObject([{ code: 'link-broken', file: 'src/pages/home.tsx' }]);
    expect(existsSync(path.join(fixture.root, 'dist'))).toBe(false);
  });

  it('goes on with warnings, and gives them back', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit('content/guides/first-steps.md', 'slug: /start', 'slug: /cloud/intro');
    await fixture.edit('content/cloud/intro.md', ', or [start](/start)', '');
    await fixture.edit('.bundle/server/render.mjs', '/docs/start', '/docs/');
    const site = await fixture.load();
    await compileAll(site);
    const { report, diagnostics } = await buildSite(site);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['route-duplicate', 'warning'],
    ]);
    expect(report.diagnostics).toEqual({ error: 0, warning: 1, info: 0 });
    expect(titleOf(fixture)).toBe('Introduction');
  });

  it('stops for an error of the content before it asks for the bundle', async () => {
    const fixture = new FixtureSite();
    await fixture.edit('content/cloud/intro.md', '#terms', '#trems');
    const site = await fixture.load();
    await compileAll(site);
    await expect(buildSite(site)).rejects.toThrow(SiteError);
  });

  it('says what to run when the app has not been bundled', async () => {
    const fixture = new FixtureSite();
    const site = await fixture.load();
    await compileAll(site);
    await expect(buildSite(site)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The app has not been bundled. Run "site-builder build", or "site-builder bundle" before it.]`,
    );
  });

  it('names an entry that the bundle lacks', async () => {
    const fixture = new FixtureSite();
    await writeBundle(fixture);
    await fixture.edit('.bundle/client/.vite/manifest.json', '"name":"shell"', '"name":"shall"');
    const site = await fixture.load();
    await compileAll(site);
    await expect(buildSite(site)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: The bundle has no entry named "shell". Use siteBundle() of @org/site-builder/vite.]`,
    );
  });
});
