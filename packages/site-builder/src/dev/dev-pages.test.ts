import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentPlugins } from '@org/content-pipeline';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FixtureSite } from '../../test/fixture-site.js';
import { DevPages } from './dev-pages.js';
import { readKeptScans } from './kept-scans.js';
import { MissingSourceError } from './missing-source.js';

const INTRO = 'cloud/intro.md';

let site: FixtureSite;
let pages: DevPages;

beforeEach(async () => {
  site = new FixtureSite();
  pages = new DevPages(await site.load());
});

const model = () => pages.localeAt('/docs/').model;
const pageOf = (source: string) => pages.page(source, pages.localeAt('/docs/'));
const codesOf = (source: string): string[] => pageOf(source).diagnostics.map(({ code }) => code);

/** A plugin that does something while a page is compiled, after its file was read. */
function whileCompiling(act: () => void): ContentPlugins {
  const attach = () => act;
  return {
    remark: [],
    rehype: [{ name: 'act', url: 'file:///act.mjs', attach, options: undefined, identity: 'act' }],
  };
}

describe('the model', () => {
  it('knows all pages by their front matter alone', () => {
    const {
      routes,
      pages: { document: shown },
      sidebars,
    } = model();
    expect(routes.map(({ path: address }) => address)).toEqual([
      '/docs/',
      '/docs/cloud/intro',
      '/docs/cloud/projects',
      '/docs/cloud/projects/overview',
      '/docs/start',
    ]);
    expect(shown[INTRO]).toMatchObject({ title: 'Introduction', headings: [] });
    expect(Object.keys(sidebars)).toEqual(['cloudSidebar', 'guidesSidebar']);
    expect(pages.diagnostics()).toEqual([]);
  });

  it('is the same in the next dev server, but for what has been edited meanwhile', async () => {
    // Files that were written a moment before are not kept.
    await new Promise((resolve) => setTimeout(resolve, 50));
    pages = new DevPages(await site.load());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const titles = () =>
      Object.fromEntries(
        Object.entries(model().pages.document).map(([source, { title }]) => [source, title]),
      );
    const before = titles();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(readKeptScans(await site.load()).has(INTRO)).toBe(true);
    await site.edit(`content/${INTRO}`, 'Introduction', 'Another introduction');
    pages = new DevPages(await site.load());
    expect(titles()).toEqual({ ...before, [INTRO]: 'Another introduction' });
  });

  it('stays the same until it is told that files have changed, and then knows of new and removed pages', async () => {
    const before = model();
    await site.write('content/cloud/new.md', '# New\n');
    expect(model()).toBe(before);
    pages.invalidate();
    expect(model().hrefs['cloud/new.md']).toBe('/docs/cloud/new');
    rmSync(path.join(site.root, 'content/cloud/new.md'));
    pages.invalidate();
    expect(model().hrefs['cloud/new.md']).toBeUndefined();
  });

  it('stays the same after an edit of text, which the page shows', async () => {
    const before = model();
    pageOf(INTRO);
    await site.edit(`content/${INTRO}`, 'the overview', 'another overview');
    pages.edited([path.join(site.root, 'content', INTRO)]);
    expect(model()).toBe(before);
    expect(pageOf(INTRO).compiled.html.join('')).toContain('another overview');
  });

  it.each([
    ['an edit of a title', () => site.edit(`content/${INTRO}`, 'Introduction', 'Beginning'), INTRO],
    ['a page that is new', () => site.write('content/cloud/new.md', '# New\n'), 'cloud/new.md'],
    ['a page that is gone', () => rmSync(path.join(site.root, 'content', INTRO)), INTRO],
    [
      'an edit of a sidebar',
      () => site.write('content/cloud/sidebars.yaml', 'aSidebar: []\n'),
      'cloud/sidebars.yaml',
    ],
  ])('is another after %s', async (_, change, file) => {
    const before = model();
    await Promise.resolve(change());
    pages.edited([path.join(site.root, 'content', file)]);
    expect(model()).not.toBe(before);
  });

  it('has a page again that was away for a while', async () => {
    const text = site.read(`content/${INTRO}`);
    model();
    rmSync(path.join(site.root, 'content', INTRO));
    pages.edited([path.join(site.root, 'content/cloud'), path.join(site.root, 'content', INTRO)]);
    expect(model().hrefs[INTRO]).toBeUndefined();
    await site.write(`content/${INTRO}`, text);
    pages.edited([path.join(site.root, 'content', INTRO)]);
    expect(model().hrefs[INTRO]).toBe('/docs/cloud/intro');
  });

  it('names no archives of areas: only a build makes them', async () => {
    const { groups } = model().site.footer;
    await site.edit('site.config.ts', '  pages: [', '  offline: true,\n  pages: [');
    pages = new DevPages(await site.load());
    expect(model().site.footer.groups).toEqual(groups);
  });

  it('has the title that the sources have now', async () => {
    model();
    await site.edit(`content/${INTRO}`, 'title: Introduction', 'title: A longer introduction');
    pages.invalidate();
    expect(model().pages.document[INTRO]?.title).toBe('A longer introduction');
  });
});

describe('a page', () => {
  it('is compiled when it is asked for, and not again while its file is the same', () => {
    const { compiled } = pageOf(INTRO);
    expect(compiled.html.join('')).toContain('the overview');
    pages.invalidate();
    expect(pageOf(INTRO).compiled).toBe(compiled);
  });

  it('is compiled again after an edit', async () => {
    pageOf(INTRO);
    await site.edit(`content/${INTRO}`, 'See [elsewhere]', 'See, if you like, [elsewhere]');
    expect(pageOf(INTRO).compiled.html.join('')).toContain('See, if you like,');
  });

  it('is compiled again when a file that it shows changes', async () => {
    const { compiled } = pageOf(INTRO);
    expect(compiled.html.join('')).toContain('width="40"');
    await site.edit('content/cloud/images/plan.svg', '0 0 40 20', '0 0 400 200');
    expect(pageOf(INTRO).compiled.html.join('')).toContain('width="400"');
  });

  it('is compiled again when its time alone is another: an edit may keep the size', () => {
    const { compiled } = pageOf(INTRO);
    utimesSync(path.join(site.root, 'content', INTRO), 1, 1);
    expect(pageOf(INTRO).compiled).not.toBe(compiled);
  });

  it('is compiled again when its file was written while it was compiled', async () => {
    const file = path.join(site.root, 'content', INTRO);
    const text = site.read(`content/${INTRO}`);
    // As editors write: first nothing is in the file, then all of it.
    writeFileSync(file, '');
    pages = new DevPages(
      await site.load(),
      whileCompiling(() => writeFileSync(file, text)),
    );
    expect(pageOf(INTRO).compiled.html.join('')).not.toContain('the overview');
    expect(pageOf(INTRO).compiled.html.join('')).toContain('the overview');
  });

  it('adds the files that it shows to the model', () => {
    expect(model().assets).toEqual({});
    pageOf(INTRO);
    expect(model().assets['cloud/images/plan.svg']).toMatch(
      /^\/docs\/assets\/cloud\/images\/plan\.[\da-f]{10}\.svg$/,
    );
  });
});

describe('diagnostics', () => {
  it('are none for a page whose links are right: to files, addresses, anchors of either, and public files', () => {
    expect(pageOf(INTRO).diagnostics).toEqual([]);
  });

  it('name a broken link where it is written, and are gone after mending', async () => {
    await site.edit(`content/${INTRO}`, '(projects/overview.md)', '(projects/overveiw.md)');
    pages.invalidate();
    expect(pageOf(INTRO).diagnostics).toEqual([
      {
        code: 'link-broken-file',
        severity: 'error',
        message:
          'The link "projects/overveiw.md" leads to "cloud/projects/overveiw.md", which is no page of this site.',
        hint: 'The closest that exists is "cloud/projects/overview.md".',
        file: `content/${INTRO}`,
        line: 6,
        column: 6,
      },
    ]);
    await site.edit(`content/${INTRO}`, '(projects/overveiw.md)', '(projects/overview.md)');
    pages.invalidate();
    expect(pageOf(INTRO).diagnostics).toEqual([]);
  });

  it.each([
    ['a file', 'projects/overview.md?x=1#limits', 'projects/overview.md?x=1#limit'],
    ['an address below the base path', '/cloud/projects/overview#limits', '/cloud/projects/overview#limit'],
    ['the page itself', '#terms', '#term'],
  ])('know the anchors of %s', async (_kind, right, wrong) => {
    await site.edit(`content/${INTRO}`, `(${right})`, `(${wrong})`);
    pages.invalidate();
    expect(codesOf(INTRO)).toEqual(['link-broken-anchor']);
  });

  it('know the anchors of a page that is linked by its address alone', async () => {
    const link = (anchor: string) => `# First steps\n\n[The limits](/cloud/projects/overview#${anchor})\n`;
    await site.write('content/guides/first-steps.md', link('limits'));
    expect(codesOf('guides/first-steps.md')).toEqual([]);
    await site.write('content/guides/first-steps.md', link('limit'));
    expect(codesOf('guides/first-steps.md')).toEqual(['link-broken-anchor']);
  });

  it('follow an edit of the page that a link leads to', async () => {
    expect(codesOf(INTRO)).toEqual([]);
    await site.edit('content/cloud/projects/overview.md', '## Limits', '## Quotas');
    pages.invalidate();
    expect(codesOf(INTRO)).toEqual(['link-broken-anchor', 'link-broken-anchor']);
  });

  it('of a page are its own alone; those of the whole site are known without it', async () => {
    await site.edit('content/guides/sidebars.yaml', 'guides/first-steps', 'guides/first-step');
    await site.edit('content/cloud/projects/overview.md', '../intro.md', '../nowhere.md');
    pages.invalidate();
    expect(codesOf(INTRO)).toEqual([]);
    expect(codesOf('cloud/projects/overview.md')).toEqual(['link-broken-file']);
    expect(pages.diagnostics().map(({ code }) => code)).toEqual(['sidebar-document-missing']);
  });

  it('of a page hold what linking finds in its file', async () => {
    await site.edit(`content/${INTRO}`, 'title: Introduction', 'title: Introduction\nslug: /start');
    pages.invalidate();
    expect(codesOf('guides/first-steps.md')).toContain('route-duplicate');
  });

  it('name what the page’s own front matter has wrong once', async () => {
    await site.edit(`content/${INTRO}`, 'description:', 'descripton:');
    pages.invalidate();
    expect(codesOf(INTRO)).toEqual(['front-matter-unknown-key']);
  });
});

describe('a page that was there', () => {
  const ADDRESS = '/docs/cloud/intro';
  const moved = (address = ADDRESS) => pages.moved(address, pages.localeAt('/docs/'));

  beforeEach(() => {
    expect(moved('/docs/never')).toBeUndefined();
    pages.invalidate();
  });

  it('has moved with its file when that has another name', () => {
    const file = path.join(site.root, 'content', INTRO);
    renameSync(file, file.replace('intro.md', 'begin.md'));
    const to = { source: 'cloud/begin.md', address: '/docs/cloud/begin' };
    expect(moved()).toEqual({ from: INTRO, to });
  });

  it('has moved when its file says another address', async () => {
    await site.edit(`content/${INTRO}`, 'title: Introduction', 'title: Introduction\nslug: begin');
    expect(moved()).toEqual({ from: INTRO, to: { source: INTRO, address: '/docs/cloud/begin' } });
  });

  it('is gone with its file, also for who asks before the site is linked anew', () => {
    expect(model().hrefs[INTRO]).toBe(ADDRESS);
    rmSync(path.join(site.root, 'content', INTRO));
    expect(() => pageOf(INTRO)).toThrow(MissingSourceError);
    pages.invalidate();
    expect(moved()).toEqual({ from: INTRO });
  });
});

it('a page that does not end is an error of its file, at once the second time, until the file has changed', async () => {
  const { kill } = process;
  let isEndless = true;
  let runs = 0;
  const plugins = whileCompiling(() => {
    runs++;
    while (isEndless);
  });
  pages = new DevPages(await site.load(), plugins, 2000);
  const error = expect.objectContaining({
    diagnostics: [
      expect.objectContaining({ code: 'page-code-stopped', file: 'content/cloud/projects/overview.md' }),
    ],
  });
  const show = () => pageOf('cloud/projects/overview.md');
  expect(show).toThrow(error);
  expect(show).toThrow(error);
  expect(runs).toBe(1);
  expect(process.kill).toBe(kill);
  isEndless = false;
  await site.edit('content/cloud/projects/overview.md', '## Limits', '## New limits');
  expect(show().compiled.title).toBe('Overview');
});

describe('with slashes at the end of addresses', () => {
  it('anchors of addresses are known as well', async () => {
    await site.edit('site.config.ts', "baseUrl: '/docs/',", "baseUrl: '/docs/',\n  trailingSlash: true,");
    pages = new DevPages(await site.load());
    expect(pageOf(INTRO).diagnostics).toEqual([]);
  });
});
