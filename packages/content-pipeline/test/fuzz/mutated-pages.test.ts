import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { defaultCompileOptions, type SourcePage } from '../../src/index.js';
import { FIXTURES, fixtureOptions, fixturePages } from '../fixture-pages.js';
import { filesBelow } from '../content-files.js';
import { pageComponents } from '../page-components.js';
import { compilePage } from '../printed-page.js';
import { checkFacts, checkHtml } from './check-page.js';
import { mutate, seededRandom } from './mutate.js';

/** `FUZZ_RUNS=50000 FUZZ_SEED=7` is a longer run of other pages, and tells the slowest one; without them every run is the same. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260101);
/** Pages in one test: what a failure names. */
const BATCH = 250;

const files = filesBelow(FIXTURES);
/** Milliseconds from which a page is compiled once more: the first ones load what compiles, and a machine is busy. */
const SLOW = 300;
let slowest = { milliseconds: 0, seed: 0 };

/** A page of the fixtures with mistakes that its seed gives. */
function pageOf(seed: number): SourcePage {
  const random = seededRandom(seed);
  const any = (): SourcePage => fixturePages[Math.floor(random() * fixturePages.length)]!;
  const [page, other] = [any(), any()];
  return { ...page, text: mutate(page.text, other.text, random) };
}

function timed<T>(run: () => T): { milliseconds: number; result: T } {
  const start = performance.now();
  const result = run();
  return { milliseconds: performance.now() - start, result };
}

function check(seed: number): void {
  const source = pageOf(seed);
  const options = { ...defaultCompileOptions, ...fixtureOptions(source), components: pageComponents };
  const first = timed(() => compilePage(source, files, options));
  const { milliseconds, result: page } =
    first.milliseconds > SLOW ? timed(() => compilePage(source, files, options)) : first;
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, seed };
  checkFacts(source.text, source.path, page);
  // What components of MDX write is theirs.
  if (source.path.endsWith('.md')) checkHtml(page);
}

it.each(Array.from({ length: Math.ceil(RUNS / BATCH) }, (_, batch) => SEED + batch * BATCH))(
  'pages with mistakes compile, to HTML that is read as it was written, with diagnostics inside the page: seeds from %d',
  (first) => {
    for (let seed = first; seed < first + BATCH; seed++)
      try {
        check(seed);
      } catch (error) {
        throw new Error(`seed ${seed}:\n${pageOf(seed).text}`, { cause: error });
      }
    if (process.env.FUZZ_RUNS)
      console.log(`${first}: slowest ${slowest.milliseconds.toFixed(0)} ms, seed ${slowest.seed}`);
    expect.hasAssertions();
  },
  BATCH * 1000,
);
