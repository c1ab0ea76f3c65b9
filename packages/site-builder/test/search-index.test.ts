import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePage } from '@org/content-pipeline';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledFile, compiledIndexFile } from '../src/1-compile/compiled-files.js';
import { IndexWriter, madeLine } from '../src/1-compile/compiled-index.js';
import type { SearchTask } from '../src/3-render/search-index.js';
import { temporaryFolder } from './fixture-site.js';

const contentDir = temporaryFolder();
const sources = Array.from({ length: 30 }, (_, index) => `area/page-${index}.md`);
const lines = sources.map((path) => {
  const page = compilePage({ path, text: `# ${path}\n\nSome words.\n` }, { read: () => undefined });
  return madeLine(Buffer.from(`${JSON.stringify(page)}\n`));
});
const task = {
  site: {
    root: temporaryFolder(),
    contentDir,
    config: {
      areas: [{ dir: 'area', label: 'Area' }],
      search: { provider: 'embedded', synonyms: [] },
    },
  },
  locales: ['en', 'fr'].map((locale) => ({
    shell: { locale },
    versions: ['current'],
    pages: Object.fromEntries(
      sources.map((source, at) => [
        source,
        {
          key: source,
          text: lines[at]?.hash,
          shell: { kind: 'doc', path: `/${locale}/${source}`, title: `Page of ${source}`, breadcrumbs: [] },
        },
      ]),
    ),
  })),
} as unknown as SearchTask;

beforeAll(() => {
  mkdirSync(path.join(contentDir, 'area/.compiled'), { recursive: true });
  writeFileSync(compiledFile({ contentDir }, 'area'), Buffer.concat(lines.map(({ bytes }) => bytes)));
  const index = new IndexWriter(compiledIndexFile({ contentDir }, 'area'));
  for (const { row } of lines) index.add(row);
  index.close({ isWhole: true });
});

/**
 * Threads load files as Node does, so this runs what the build has made, in a process of its own. Returns what it prints: the files that are
 * said to be written, as they are, each with its hash.
 */
function run(call: string, input: unknown): string {
  const module = path.join(import.meta.dirname, '../dist/3-render/search-index.js');
  const folder = temporaryFolder();
  const script = `
    import { readFileSync } from 'node:fs';
    import { indexPages, SearchThread } from '${pathToFileURL(module).href}';
    import { SearchedTexts } from '${pathToFileURL(path.join(module, '../searched-texts.js')).href}';
    import { readPlacedAreas } from '${pathToFileURL(path.join(module, '../../1-compile/read-compiled.js')).href}';
    const folder = ${JSON.stringify(folder)};
    const input = ${JSON.stringify(input)};
    const target = (at) => ({ place: { staging: folder, target: folder + '/none' }, folder: at + '/', last: {}, stateFile: folder + '/state-' + at });
    const task = { ...input, locales: input.locales.map((locale, at) => ({ ...locale, target: target(at) })) };
    const read = (held) => SearchedTexts.read(task.site, readPlacedAreas(task.site), held);
    try {
      const locales = ${call};
      for (const { files, state } of locales) {
        for (const { file, sha256 } of files) process.stdout.write(file + ' ' + sha256 + ' ' + readFileSync(folder + '/' + file, 'base64') + '\\n');
        process.stdout.write('state ' + state + '\\n');
      }
    } catch (error) {
      const where = (error.diagnostics ?? []).map(({ code, file }) => code + ' ' + file);
      process.stdout.write(['stopped by', error.message, ...where].join(' '));
    }`;
  const file = path.join(contentDir, 'run.mjs');
  writeFileSync(file, script);
  const env = { ...process.env, NODE_OPTIONS: '' };
  return execFileSync(process.execPath, [file], { encoding: 'utf8', env });
}

const IN_THREAD = `await (() => {
  const thread = new SearchThread(task.site, { readsAtOnce: true });
  thread.begin(task.locales);
  return thread.written();
})()`;

describe('the index that is made in a thread of its own', () => {
  it('is the one that this thread makes', () => {
    const inWorker = run(IN_THREAD, task);
    expect(inWorker).toContain('0/_search.json');
    expect(inWorker).toContain('1/_search.json');
    expect(inWorker).toBe(run('await indexPages(task.locales, task.site.config, () => read())', task));
  });

  it('is the same where it reads only the pages that are asked for', () => {
    const few = {
      ...task,
      locales: task.locales.map((locale) => ({
        ...locale,
        pages: Object.fromEntries(Object.entries(locale.pages).slice(3, 5)),
      })),
    };
    const atOnce = run(IN_THREAD, few);
    expect(atOnce).toContain('1/_search.json');
    expect(run(IN_THREAD.replace('true', 'false'), few)).toBe(atOnce);
  });

  it('is the same where texts have no room and are read again', () => {
    const held = run('await indexPages(task.locales, task.site.config, () => read())', task);
    for (const room of [0, 3000])
      expect(run(`await indexPages(task.locales, task.site.config, () => read(${room}))`, task)).toBe(held);
  });

  it('answers with what went wrong when it is asked for', () => {
    const broken = { ...task, site: { ...task.site, contentDir: path.join(contentDir, 'nowhere') } };
    expect(run(IN_THREAD, broken)).toMatch(/stopped by .*"area".*has not been compiled/);
  });

  it('says which area has a page that is not what was written, so that it is compiled again', () => {
    const whole = readFileSync(compiledFile({ contentDir }, 'area'));
    const damaged = Buffer.from(whole);
    damaged.write('W', whole.indexOf('words'));
    writeFileSync(compiledFile({ contentDir }, 'area'), damaged);
    const call = `${IN_THREAD}.catch((error) => { throw new Error(error.constructor.name + ' ' + error.dir); })`;
    const said = ['true', 'false'].map((atOnce) => run(call.replace('true', atOnce), task));
    writeFileSync(compiledFile({ contentDir }, 'area'), whole);
    expect(said).toEqual(['stopped by DamagedAreaError area', 'stopped by DamagedAreaError area']);
  });

  it('says what the system does not let it write, and where', () => {
    const blocked = IN_THREAD.replace(
      'thread.begin',
      "task.locales[1].target.place = { staging: '/dev/null/site', target: '/site' }; thread.begin",
    );
    expect(run(blocked, task)).toMatch(/stopped by .* output-failed .*site\/1\/_search\.json$/);
  });

  it('writes nothing any more once it was stopped', () => {
    const stopped = IN_THREAD.replace('return thread.written();', 'return thread.stop().then(() => []);');
    const written = `await (async () => {
      const { readdirSync } = await import('node:fs');
      const none = ${stopped};
      const before = readdirSync(folder, { recursive: true }).length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (readdirSync(folder, { recursive: true }).length !== before) throw new Error('more files');
      return none;
    })()`;
    expect(run(written, task)).toBe('');
  });

  it('keeps nothing waiting that does not ask for it', () => {
    expect(run('(new SearchThread(task.site, { readsAtOnce: true }), [])', task)).toBe('');
    expect(run('(new SearchThread(task.site, { readsAtOnce: true }).begin(task.locales), [])', task)).toBe(
      '',
    );
  });
});
