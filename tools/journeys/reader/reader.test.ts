import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.js';
import { isLong } from '../length.js';
import { type ServerProcess, startServer } from '../server-process.js';
import { bundleEyes } from './bundle-eyes.js';
import { faultOf, shrinkWalk } from './shrink-walk.js';
import { SITES } from './sites.js';
import { tellFailedStep, tellStory } from './story.js';
import type { Place } from './visit.js';
import { type Failure, walk } from './walk.js';

const SEEDS = isLong ? [1, 2, 3] : [1];
/** Steps of one walk: 60 on each site in the short form, 1,000 over three seeds in the long one. */
const LENGTH = isLong ? 334 : 60;
/** So many where a kind of step is still missing after that. */
const MOST = 3 * LENGTH;
/** Milliseconds that a walk may take: the long one with every fault shrunk. */
const LIMIT = isLong ? 3_600_000 : 600_000;
/** Kinds of faults of one walk that are shrunk. */
const MAX_STORIES = 5;

/** Steps of all walks of this run by their kind. */
const totals = new Map<string, number>();

let browser: Browser;
let eyes: string;

beforeAll(async () => {
  [browser, eyes] = await Promise.all([launchChromium(), bundleEyes()]);
});
afterAll(() => browser.close());

// Walks wait for pages most of the time: without `WALK` two at once, which `maxConcurrency` says, take little longer than one.
describe.concurrent.each(SITES)('a reader of $name', (site) => {
  let server: ServerProcess;
  let place: Place;

  beforeAll(async () => {
    server = await startServer(site.root, 'preview');
    place = { browser, site, eyes, origin: new URL(server.address).origin, known: new Map() };
  });
  afterAll(() => server.stop());

  it.each(SEEDS)(
    'finds every page as a fresh load shows it (seed %i)',
    async (seed) => {
      const name = `${site.name}, seed ${seed}`;
      const { taken, counts, failures } = await walk(place, {
        seed,
        length: LENGTH,
        most: MOST,
        onStep: (step, differences, address) => {
          if (differences.length > 0) console.log(`${name}: ${tellFailedStep(step, differences, address)}`);
        },
      });
      console.log(`${name}: ${taken} steps, ${failures.length} of them failed.`, counts);
      const stories = [];
      for (const failure of oneOfEach(failures).slice(0, MAX_STORIES)) {
        const story = tellStory(site.name, await shrinkWalk(place, failure));
        // At once: the end of a long run is an hour away.
        console.log(story);
        stories.push(story);
      }
      expect(stories.join('\n\n')).toBe('');
      expect(taken).toBeGreaterThanOrEqual(LENGTH);
      for (const [kind, count] of Object.entries(counts)) totals.set(kind, (totals.get(kind) ?? 0) + count);
    },
    LIMIT,
  );
});

it('takes every kind of step in some walk', () => {
  expect([...totals].filter(([, count]) => count === 0)).toEqual([]);
  expect(totals.size).toBeGreaterThan(0);
});

function oneOfEach(failures: Failure[]): Failure[] {
  const byFault = new Map(failures.toReversed().map((failure) => [faultOf(failure), failure]));
  return [...byFault.values()];
}
