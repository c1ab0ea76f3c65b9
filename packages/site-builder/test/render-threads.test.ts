import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePage, type CompiledPage } from '@org/content-pipeline';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledFile } from '../src/1-compile/compiled-files.js';
import { lineHash, summaryOf } from '../src/1-compile/compiled-index.js';
import { filesBelow, temporaryFolder } from './fixture-site.js';

const root = temporaryFolder();
const sources = Array.from({ length: 40 }, (_, index) => `area/page-${index}.md`);
const pages: unknown[] = [];

beforeAll(() => {
  const compiled = sources.map((path) =>
    compilePage(
      { path, text: `# ${path}\n\n![x](https://other.example/x.png)\n` },
      { read: () => undefined },
    ),
  );
  const lines = compiled.map((page) => `${JSON.stringify(page)}\n`);
  let offset = 0;
  for (const [at, line] of lines.entries()) {
    const length = Buffer.byteLength(line);
    pages.push({ offset, length, hash: lineHash(line), summary: summaryOf(compiled[at] as CompiledPage) });
    offset += length;
  }
  mkdirSync(path.join(root, 'area/.compiled'), { recursive: true });
  writeFileSync(compiledFile({ contentDir: root }, 'area'), lines.join(''));
  // In place of what a bundler makes of a site: where it is asked to, it ends each thread of its own that renders.
  writeFileSync(
    path.join(root, 'render.mjs'),
    `import { isMainThread } from 'node:worker_threads';
    export const render = ({ envelope, html }) => {
      if (process.env.ENDS && !isMainThread) process.exit(0);
      return '<title>' + envelope.page.title + '</title>' + html;
    };`,
  );
});

interface Changes {
  pages?: unknown[];
  env?: object;
  /** Whether another thread is at work at the beginning. */
  isSearched?: boolean;
}

/** Threads load files as Node does, so this runs what the build has made, in a process of its own. */
function render(folder: string, threads: number, changes: Changes = {}): string {
  const module = path.join(import.meta.dirname, '../dist/3-render/render-pages.js');
  const place = { staging: path.join(root, folder), target: path.join(root, 'none') };
  const script = `
    import { renderPages } from '${pathToFileURL(module).href}';
    import { render } from './render.mjs';
    const { root, pages, place } = ${JSON.stringify({ root, pages: changes.pages ?? pages, place })};
    const site = { root, contentDir: root, config: { pages: [] }, configFile: 'site.config.ts' };
    const model = { site: {}, sidebars: {} };
    let threads = 0;
    process.on('worker', () => threads++);
    const times = new Map();
    const plansOf = ({ summary: { source } }) => {
      const time = times.get(source) ?? '';
      times.set(source, time + '+');
      const file = time + source;
      return [{
        locale: 0,
        page: { kind: 'doc', title: source, path: '/' + source, sidebar: null },
        links: { html: { addresses: [] }, markdown: { addresses: [] } },
        files: { html: file + '.html', markdown: file },
        last: {},
      }];
    };
    const rendering = {
      contexts: [{ site, model, assets: {}, sidebarUrls: {}, config: { hooks: [], tableOfContents: {} }, check: { scriptOrigins: [] } }],
      bundle: { render, server: root + '/render.mjs' },
      place,
      plansOf,
      ...(${changes.isSearched ?? false} && { searched: new Promise((resolve) => setTimeout(resolve, 1)) }),
    };
    try {
      const done = [];
      for await (const { page, written } of renderPages([{ dir: 'area', pages }], rendering)) done.push([page.summary.source, written]);
      console.log(threads + ' ' + JSON.stringify(done));
    } catch (error) {
      console.log('stopped by ' + error.message + ' ' + JSON.stringify(error.diagnostics ?? ''));
    }`;
  mkdirSync(place.staging);
  writeFileSync(path.join(root, 'run.mjs'), script);
  const env = { ...process.env, NODE_OPTIONS: '', SITE_BUILDER_THREADS: String(threads), ...changes.env };
  return execFileSync(process.execPath, ['run.mjs'], { cwd: root, encoding: 'utf8', env });
}

describe('threads that render', () => {
  it('write the files that one thread writes, and say the same of them, in the order of the pages', () => {
    const [one, ...others] = [1, 2, 5].map((threads) => render(`of-${threads}`, threads));
    expect(one).toMatch(/^0 \[\["area\/page-0\.md",\[\{"files":\[\{"file":"area\/page-0\.md\.html","bytes":/);
    expect(one).toContain('"sources":[["img-src","https://other.example"]]');
    expect(others).toEqual([1, 4].map((threads) => one?.replace(/^0/, String(threads))));
    const files = filesBelow(path.join(root, 'of-1'));
    expect(Object.keys(files)).toHaveLength(2 * sources.length);
    for (const threads of [2, 5]) expect(filesBelow(path.join(root, `of-${threads}`))).toEqual(files);
  });

  it('are one fewer as long as the search index is made, and one more then, where many pages are left', () => {
    const many = Array.from({ length: 20 }, () => pages).flat();
    const [one, ...others] = [1, 2, 3].map((threads) =>
      render(`many-${threads}`, threads, { pages: many, isSearched: true }),
    );
    expect(others).toEqual([1, 2].map((threads) => one?.replace(/^0/, String(threads))));
    expect(render('few', 2, { isSearched: true })).toMatch(/^0 /);
  });

  it('name the page whose code ends one of them', () => {
    const said = render('ends', 2, { env: { ENDS: 'yes' } });
    expect(said).toMatch(/"code":"page-code-stopped".*page-\d+\.md/);
    expect(said).toContain('has ended the thread that renders it (exit code 0)');
  });

  it('tell of compiled pages that are damaged as one thread does', () => {
    const damaged = pages.map((page) => ({ ...(page as object), hash: 'another' }));
    const said = [1, 3].map((threads) => render(`damaged-${threads}`, threads, { pages: damaged }));
    expect(said[0]).toContain('The compiled pages of the area "area" are damaged');
    expect(said[1]).toBe(said[0]);
  });
});
