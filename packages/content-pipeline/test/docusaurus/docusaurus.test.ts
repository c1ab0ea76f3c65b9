import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName } from '../../src/index.js';
import { compilePage, type PrintedPage } from '../printed-page.js';
import { filesBelow } from '../content-files.js';

const PARSERS: ParserName[] = ['satteri', 'remark'];

/** A page of a site of Docusaurus, whose folder is the content root; all of its Markdown is MDX there. */
function compileAs(parser: ParserName, root: string, file: string): PrintedPage {
  const text = readFileSync(path.join(root, file), 'utf8');
  return compilePage({ path: file, text }, filesBelow(root), {
    ...defaultCompileOptions,
    parser,
    format: 'mdx',
    site: { title: 'My site', url: 'https://example.org', locale: 'en' },
  });
}

describe('content written for it', () => {
  const root = path.join(import.meta.dirname, 'site');

  it.each(['docs/everything.mdx', 'docs/version-2.md', 'docs/not-mdx.md'])(
    'compiles %s without a diagnostic',
    (file) => {
      const [page, other] = PARSERS.map((parser) => compileAs(parser, root, file));
      expect(page?.diagnostics).toEqual([]);
      expect(other).toEqual(page);
      expect(page?.html).toMatchSnapshot();
      expect(page?.headings).toMatchSnapshot();
      expect(page?.references.map(({ kind, target }) => `${kind} ${target}`)).toMatchSnapshot();
    },
  );
});

/**
 * The site that `create-docusaurus` makes, as its authors publish it: every page of its documentation. What is not
 * supported is named here, with its line.
 */
describe('the site that create-docusaurus makes', () => {
  const manifest = createRequire(import.meta.url).resolve('create-docusaurus/package.json');
  const root = path.join(path.dirname(manifest), 'templates/shared');
  const files = ['docs', 'src'].flatMap((dir) =>
    readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `${dir}/${name}`),
  );
  const known: Record<string, string[]> = {
    'docs/tutorial-basics/markdown-features.mdx': ['151 warning mdx-handler-static'],
  };

  it('has pages', () => {
    expect(files).toHaveLength(10);
  });

  it.each(files)('compiles %s', (file) => {
    const [page, other] = PARSERS.map((parser) => compileAs(parser, root, file));
    const diagnostics = page?.diagnostics.map(({ line, severity, code }) => `${line} ${severity} ${code}`);
    expect(diagnostics).toEqual(known[file] ?? []);
    expect(other).toEqual(page);
    expect(page?.html).not.toMatch(/docs-component|docs-toc|\{frontMatter/);
  });
});
