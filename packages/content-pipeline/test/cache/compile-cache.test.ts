import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CompileCache,
  compileEntry,
  type CompileOptions,
  compilePage,
  type ContentPlugin,
  defaultCompileOptions,
  PackStore,
  pageLine,
  pipelineIdentity,
} from '../../src/index.js';
import { filesOf } from '../content-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
const source = {
  path: 'guide/page.md',
  text: '# Page\n\n![a](./a.svg) ![b](./none.svg)\n\n::include{file="./_part.md"}\n',
};
const texts = { 'guide/a.svg': SVG, 'guide/_part.md': 'A part.\n' };

function run<T>(work: (cache: CompileCache) => T, options: CompileOptions = defaultCompileOptions): T {
  const cache = new CompileCache(options, { folder });
  const result = work(cache);
  cache.close();
  return result;
}

const fill = () => run((cache) => cache.compilePage(source, filesOf(texts), defaultCompileOptions));

it('gives the page that was compiled, in a later run', () => {
  const page = fill();
  expect(page).toEqual(compilePage(source, filesOf(texts)));
  expect(run((cache) => cache.read(source, filesOf(texts)))).toBe(JSON.stringify(page));
});

it('reads an image once, though it is looked for, measured and hashed', () => {
  const files = filesOf(texts);
  const read: string[] = [];
  const noting = { read: (file: string) => (read.push(file), files.read(file)) };
  const { page } = compileEntry(source, noting, defaultCompileOptions);
  expect(page.html.join('')).toContain('width="3" height="4"');
  expect(read.filter((file) => file === 'guide/a.svg')).toHaveLength(1);
});

it('depends on what a page asks of its site, and other pages do not', () => {
  const inSite = (tagline: string): CompileOptions => ({
    ...defaultCompileOptions,
    site: { title: 'Guide', tagline, url: 'https://example.org' },
  });
  const asking = {
    path: 'guide/asking.mdx',
    text: `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export const Tagline = () => <p>{useDocusaurusContext().siteConfig.tagline}</p>;

<Tagline />
`,
  };
  const compileAll = (options: CompileOptions) =>
    run((cache) => {
      const known = [source, asking].map((page) => cache.find(page, filesOf(texts)) !== undefined);
      const [, asked] = [source, asking].map((page) => cache.compilePage(page, filesOf(texts), options));
      return [known, asked?.html.join('')];
    }, options);
  expect(compileAll(inSite('One'))).toEqual([[false, false], '<p>One</p>']);
  expect(compileAll(inSite('One'))).toEqual([[true, true], '<p>One</p>']);
  expect(compileAll(inSite('Two'))).toEqual([[true, false], '<p>Two</p>']);
  expect(compileAll(defaultCompileOptions)).toEqual([[true, false], '<p></p>']);
  expect(compileAll(inSite('Two'))).toEqual([[true, false], '<p>Two</p>']);
});

it('makes bytes of a page that go to files as they are, and copies them', () => {
  const line = Buffer.from(`${JSON.stringify(compilePage(source, filesOf(texts)))}\n`);
  const entry = compileEntry(source, filesOf(texts), defaultCompileOptions);
  expect(Buffer.from(pageLine(entry.bytes))).toEqual(line);
  const stored = run((cache) => {
    cache.write(entry);
    entry.bytes.fill(0);
    return cache.line(entry.key);
  });
  expect(stored).toEqual(line);
  expect(run((cache) => cache.line(cache.find(source, filesOf(texts)) ?? ''))).toEqual(line);
});

describe('a page is not found', () => {
  it.each([
    ['its text changed', { ...source, text: `${source.text} ` }],
    ['it moved', { ...source, path: 'guide/other.md' }],
  ])('when %s', (_, changed) => {
    fill();
    expect(run((cache) => cache.read(changed, filesOf(texts)))).toBeUndefined();
  });

  it.each([
    ['an image changed', { ...texts, 'guide/a.svg': SVG.replace('3', '5') }],
    ['a partial changed', { ...texts, 'guide/_part.md': 'Another.\n' }],
    ['a file is gone', { 'guide/a.svg': SVG }],
    ['a file that was missing is there', { ...texts, 'guide/none.svg': SVG }],
  ])('when %s', (_, changed) => {
    fill();
    expect(run((cache) => cache.read(source, filesOf(changed)))).toBeUndefined();
  });

  const plugin = (identity: string): ContentPlugin => ({
    name: 'x',
    url: 'file:///x.mjs',
    attach: () => undefined,
    options: {},
    identity,
  });
  it.each<[string, Partial<CompileOptions>]>([
    ['the parser is another', { parser: 'remark' }],
    ['a message is another', { messages: { ...defaultCompileOptions.messages, details: 'More' } }],
    ['there is a plugin more', { plugins: { remark: [plugin('1')], rehype: [] } }],
  ])('when %s', (_, changed) => {
    fill();
    const options = { ...defaultCompileOptions, ...changed };
    expect(run((cache) => cache.read(source, filesOf(texts)), options)).toBeUndefined();
  });

  it('when a plugin has another identity, place or kind', () => {
    const identities = [
      { remark: [plugin('1')], rehype: [] },
      { remark: [plugin('2')], rehype: [] },
      { remark: [], rehype: [plugin('1')] },
      { remark: [plugin('1'), plugin('2')], rehype: [] },
      { remark: [plugin('2'), plugin('1')], rehype: [] },
    ].map((plugins) => pipelineIdentity({ ...defaultCompileOptions, plugins }));
    expect(new Set(identities).size).toBe(identities.length);
  });

  it('when its entry is damaged', () => {
    fill();
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    bytes.write('XX', bytes.length - 40);
    writeFileSync(file, bytes);
    expect(run((cache) => cache.read(source, filesOf(texts)))).toBeUndefined();
    expect(fill()).toEqual(compilePage(source, filesOf(texts)));
  });
});

it('does not care for the order of options, nor for where colors are kept', () => {
  const { parser, messages } = defaultCompileOptions;
  const colors = new Map<string, string>();
  expect(
    pipelineIdentity({
      messages,
      parser,
      colors: { get: () => undefined, set: (k, t) => colors.set(k, t) },
    }),
  ).toBe(pipelineIdentity({ parser, messages }));
});

describe('colors of code', () => {
  const code = {
    path: 'a.md',
    text: `\`\`\`js {1} showLineNumbers\n${'const a = `b\nc`; // d\n'.repeat(60)}\`\`\`\n\n\`\`\`nope\n${'x\n'.repeat(600)}\`\`\`\n\n\`\`\`js\nconst short = 1;\n\`\`\`\n`,
  };

  it('are kept on disk by block that is long enough, and make the same page', () => {
    const plain = compilePage(code, filesOf({}));
    for (const round of [1, 2]) {
      const colors = new PackStore({ folder });
      const asked: boolean[] = [];
      const store = {
        get: (key: string) => {
          const known = colors.get(key);
          asked.push(known !== undefined);
          return known;
        },
        set: (key: string, text: string) => {
          colors.set(key, text);
        },
      };
      expect(compilePage(code, filesOf({}), { ...defaultCompileOptions, colors: store })).toEqual(plain);
      expect(asked).toEqual([round === 2]);
      colors.close();
    }
  });
});
