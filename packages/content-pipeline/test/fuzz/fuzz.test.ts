import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName, scanPage } from '../../src/index.js';
import { compilePage, type PrintedPage } from '../printed-page.js';
import { filesOf } from '../content-files.js';
import { anyPage } from './any-page.js';
import { checkFacts, checkHtml } from './check-page.js';
import { wellFormedPage } from './well-formed-page.js';

/** `FUZZ_RUNS=50000 FUZZ_SEED=7` is a longer run of other pages; without them every run is the same. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20260101);

const PATH = 'guide/page.md';
const FILES = filesOf({ 'guide/_a.md': 'A part {#a}\n\n## Part\n', 'guide/b.png': 'no image' });

const compile = (text: string, parser: ParserName): PrintedPage =>
  compilePage({ path: PATH, text }, FILES, { ...defaultCompileOptions, parser });

/** Whether a page has what `parsers/differences.ts` lists and headings depend on: where one of several containers ends, or one with code or a footnote in it. */
const mayDiffer = (text: string): boolean => {
  const containers = text.match(/^[ \t>*+-]*:{3,}/gm)?.length ?? 0;
  return containers > 1 || (containers === 1 && /^[ \t>]*(?:`{3,}|~{3,}|\[\^[^\]]*\]:)/m.test(text));
};

it(
  'any page compiles to HTML that is read as it was written, with diagnostics inside the page, twice alike',
  () => {
    fc.assert(
      fc.property(anyPage, (text) => {
        const pages = (['satteri', 'remark'] as const).map((parser) => {
          const page = compile(text, parser);
          checkHtml(page);
          checkFacts(text, PATH, page);
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
