import { setTimeout } from 'node:timers/promises';
import { judgeArrival } from './arrival.js';
import { compare, type Difference } from './compare.js';
import { Deck } from './deck.js';
import type { Bearings } from './in-page/bearings.js';
import { Random } from './random.js';
import { type Effect, ImpossibleStep, type Step, type StepType } from './step.js';
import { STEP_TYPES } from './steps/index.js';
import { type Place, settle, Visit } from './visit.js';

/** Loads an address in full: how each walk starts. */
export const OPEN = 'open';
/** Milliseconds between two looks at a page that is not as it must be yet. */
const PAUSE = 150;
/** Looks in a row that find the same before it counts. Each waits until the browser is idle, so a slow machine has its time. */
const LOOKS = 6;
/** Looks at a page that never comes to rest. */
const MAX_LOOKS = 60;

export interface Failure {
  /** Steps from the opening of a page to the one that failed. */
  steps: Step[];
  differences: Difference[];
}

export interface WalkPlan {
  seed: number;
  /** Steps to take. */
  length: number;
  /** As many at most, where some kind of step has not come up by then: few pages offer it. @default {@link length} */
  most?: number;
  /** Told of each step as it was taken, and where it led. */
  onStep?(step: Step, differences: Difference[], address: string): void;
}

export interface WalkReport {
  /** Steps taken, the opening of pages not among them. */
  taken: number;
  counts: Record<string, number>;
  failures: Failure[];
}

/**
 * Walks through a site at random: the same way for the same seed, over the same site. After a failure the page is loaded afresh
 * and the walk goes on from there, so that one fault does not hide the next.
 */
export async function walk(
  place: Place,
  { seed, length, most = length, onStep }: WalkPlan,
): Promise<WalkReport> {
  const random = new Random(seed);
  const types = STEP_TYPES.filter((type) => type.isPartOf?.(place.site) ?? true);
  const deck = new Deck(types, random);
  const visit = await Visit.start(place);
  const report: WalkReport = {
    taken: 0,
    counts: Object.fromEntries(types.map(({ kind }) => [kind, 0])),
    failures: [],
  };
  let steps: Step[] = [];
  const open = async (target: string): Promise<void> => {
    steps = [{ kind: OPEN, target }];
    const differences = await visit.open(target).then(() => complaints(visit));
    if (differences.length > 0) report.failures.push({ steps, differences });
  };
  await open(random.pick(place.site.starts));
  const isDone = (): boolean =>
    report.taken >= most || (report.taken >= length && Object.values(report.counts).every(Boolean));
  while (!isDone()) {
    const { type, target } = await deck.draw((candidate) => candidate.candidates(visit));
    const step = { kind: type.kind, target };
    const differences = await takeStep(visit, step);
    // The page may have changed since it was asked.
    if (!differences) continue;
    steps.push(step);
    onStep?.(step, differences, visit.page.url());
    report.taken++;
    report.counts[step.kind] = (report.counts[step.kind] ?? 0) + 1;
    if (differences.length === 0) continue;
    report.failures.push({ steps, differences });
    await open(new URL(visit.page.url()).pathname);
  }
  await visit.end();
  return report;
}

/** Takes steps again, without those that the page does not offer any more, up to the first that fails. */
export async function replay(place: Place, steps: Step[]): Promise<Failure | null> {
  const visit = await Visit.start(place);
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      const differences = await takeStep(visit, step);
      if (!differences) continue;
      taken.push(step);
      if (differences.length > 0) return { steps: taken, differences };
    }
    return null;
  } finally {
    await visit.end();
  }
}

export const typeOf = (kind: string): StepType | undefined => STEP_TYPES.find((type) => type.kind === kind);

/** Takes a step and tells what is not as it must be afterwards; `null` where the page does not offer it. */
async function takeStep(visit: Visit, { kind, target }: Step): Promise<Difference[] | null> {
  if (kind === OPEN) {
    await visit.open(target);
    return complaints(visit);
  }
  const type = typeOf(kind);
  if (!type) throw new Error(`There is no kind of step "${kind}".`);
  const before = await visit.bearings();
  try {
    const effect = await type.perform(visit, target);
    if (new URL(effect.href).pathname !== new URL(before.href).pathname) visit.openedByHand = false;
    return [...(await judge(visit, effect, before)), ...complaints(visit)];
  } catch (cause) {
    if (cause instanceof ImpossibleStep) return null;
    // What a reader cannot do is a fault like any other.
    return [
      { what: 'the step itself', walked: String(cause), fresh: 'it can be taken' },
      ...complaints(visit),
    ];
  }
}

const complaints = ({ problems }: Visit): Difference[] =>
  problems.take().map((problem) => ({ what: 'problem', walked: problem, fresh: 'none' }));

/** Looks until all is as it must be, or nothing has changed any more for some time; then the same against another fresh load. */
async function judge(visit: Visit, effect: Effect, before: Bearings): Promise<Difference[]> {
  const look = (remembered: boolean) => lookAround(visit, { effect, before, remembered });
  let looks = 0;
  const differences = await lookUntilStable(() => look(looks++ === 0));
  if (differences.length === 0) return [];
  visit.forgetFresh();
  return lookUntilStable(() => look(false));
}

async function lookUntilStable(look: () => Promise<Difference[]>): Promise<Difference[]> {
  let differences = await look();
  for (let looks = 1, same = 0; differences.length > 0 && looks < MAX_LOOKS && same < LOOKS; looks++) {
    await setTimeout(PAUSE);
    const before = JSON.stringify(differences);
    differences = await look();
    same = JSON.stringify(differences) === before ? same + 1 : 0;
  }
  return differences;
}

interface View {
  effect: Effect;
  before: Bearings;
  /** What a fresh load has shown before may do; nothing is loaded for an arrival that is not right yet. */
  remembered: boolean;
}

async function lookAround(visit: Visit, { effect, before, remembered }: View): Promise<Difference[]> {
  try {
    await settle(visit.page);
    const after = await visit.bearings();
    const left = await visit.page.evaluate(() => eyes.leftBehind());
    const arrival = judgeArrival({ site: visit.site, effect, before, after, left });
    if (arrival.length > 0 && remembered) return arrival;
    return [...arrival, ...compare(await visit.snapshot(), await visit.fresh(remembered), visit)];
  } catch (cause) {
    // A document that is just being replaced answers nothing.
    return [{ what: 'the page', walked: String(cause), fresh: effect.href }];
  }
}
