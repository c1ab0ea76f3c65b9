import fc from 'fast-check';
import { raw } from 'hast-util-raw';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName, scanPage } from '../../src/index.js';
import { compilePage, type PrintedPage } from '../printed-page.js';
import { filesOf } from '../content-files.js';
import { anyPage } from './any-page.js';
import { wellFormedPage } from './well-formed-page.js';

/** `FUZZ_RUNS=50000 FUZZ_SEED=7` is a longer run of other pages; without them every run is the same. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20260101);

const PATH = 'guide/page.md';
const FILES = filesOf({ 'guide/_a.md': 'A part {#a}\n\n## Part\n', 'guide/b.png': 'no image' });

const compile = (text: string, parser: ParserName): PrintedPage =>
  compilePage({ path: PATH, text }, FILES, { ...defaultCompileOptions, parser });

/** HTML as a browser reads it. */
const treeOf = (html: string): Root =>
  raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;

/** HTML that a browser reads as the very tree that was written. */
const readAgain = (html: string): string => toHtml(treeOf(html));

/** Two spellings of the same: an empty attribute, and a line break behind `<pre>`, which is dropped unless it is written twice. */
const asRead = (html: string): string =>
  html.replaceAll('=""', '').replace(/(<(?:pre|listing|textarea)(?: [^>]*)?>)\n+/g, '$1');

/** Whether a page has what `parsers/differences.ts` lists and headings depend on: where one of several containers ends, or one with code or a footnote in it. */
const mayDiffer = (text: string): boolean => {
  const containers = text.match(/^[ \t>*+-]*:{3,}/gm)?.length ?? 0;
  return containers > 1 || (containers === 1 && /^[ \t>]*(?:`{3,}|~{3,}|\[\^[^\]]*\]:)/m.test(text));
};

/** Those of the document: what stands in a template or a style is not part of it. */
function idsOf(html: string): string[] {
  const ids: string[] = [];
  visit(treeOf(html), 'element', ({ properties: { id } }) => void (id !== undefined && ids.push(String(id))));
  return ids;
}

function check(text: string, page: PrintedPage): void {
  expect(asRead(page.html)).toBe(asRead(readAgain(page.html)));
  const repeated = page.diagnostics.some(({ code }) => code === 'anchor-duplicate');
  const ids = idsOf(page.html);
  if (!repeated) expect(new Set(ids).size).toBe(ids.length);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (const { file, line = 1, column = 1 } of page.diagnostics) {
    if (file !== PATH) continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines.length + 1);
    expect(column).toBeGreaterThan(0);
  }
  expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
}

it(
  'any page compiles to HTML that is read as it was written, with diagnostics inside the page, twice alike',
  () => {
    fc.assert(
      fc.property(anyPage, (text) => {
        const pages = (['satteri', 'remark'] as const).map((parser) => {
          const page = compile(text, parser);
          check(text, page);
          expect(compile(text, parser)).toEqual(page);
          expect(scanPage({ path: PATH, text }).id).toBe(page.id);
          return page;
        });
        const [ids, reference] = pages.map(({ headings }) => headings.map(({ id }) => id));
        if (!mayDiffer(text)) expect(ids).toEqual(reference);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  RUNS * 1000,
);

it(
  'a page whose blocks end has the same headings, anchors and text with both parsers, without a diagnostic',
  () => {
    fc.assert(
      fc.property(wellFormedPage, (text) => {
        const [page, reference] = (['satteri', 'remark'] as const).map((parser) => {
          const { headings, anchors, sections, diagnostics } = compile(text, parser);
          return { headings, anchors, sections, diagnostics: diagnostics.map(({ code }) => code) };
        });
        expect(page).toEqual(reference);
        expect(page?.diagnostics.filter((code) => code !== 'anchor-duplicate')).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  RUNS * 1000,
);
