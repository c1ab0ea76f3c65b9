import { expect, it } from 'vitest';
import { judgeArrival } from './arrival.js';
import type { Bearings } from './in-page/bearings.js';
import type { WalkSite } from './sites.js';
import type { Effect } from './step.js';

const ORIGIN = 'http://127.0.0.1';
const site = { baseUrl: '/', otherLocales: ['/fr/'] } as WalkSite;

const at = (address: string, changes: Partial<Bearings> = {}): Bearings => ({
  href: ORIGIN + address,
  document: 1,
  focus: 'the heading',
  announced: 'Run',
  title: 'Run | Site',
  scroll: 0,
  maxScroll: 2000,
  announcement: 0,
  hash: null,
  currentInSight: true,
  drawer: { open: false, faults: [] },
  ...changes,
});

const follow = (address: string): Effect => ({ type: 'follow', href: ORIGIN + address });

/** What is wrong after a step from the page `/install`, which was left scrolled to 500 px. */
const judge = (effect: Effect, after: Bearings): string[] =>
  judgeArrival({ site, effect, after, before: at('/install'), left: 500 }).map(({ what }) => what);

it('wants another page in the same document, at its top, with focus and announcement', () => {
  expect(judge(follow('/run'), at('/run'))).toEqual([]);
  const lost = { document: 2, focus: 'nothing', announced: 'Install', scroll: 300, currentInSight: false };
  expect(judge(follow('/run'), at('/run', lost))).toEqual([
    'document',
    'scroll position',
    'current item of the sidebar',
    'focus',
    'announcement',
  ]);
  expect(judge(follow('/run'), at('/install'))).toContain('address');
});

it('wants another document for another language, and asks no focus of it', () => {
  expect(judge(follow('/fr/run'), at('/fr/run', { document: 2, focus: 'nothing', announced: '' }))).toEqual(
    [],
  );
  expect(judge(follow('/fr/run'), at('/fr/run'))).toEqual(['document']);
});

it('wants the element of a hash in sight, and focused', () => {
  const there = { focus: 'the element that the hash names', hash: { inSight: true }, scroll: 800 };
  expect(judge(follow('/run#a'), at('/run#a', there))).toEqual([]);
  expect(judge(follow('/run#a'), at('/run#a', { ...there, focus: 'the heading' }))).toEqual(['focus']);
  expect(judge(follow('/install#a'), at('/install#a', { ...there, focus: 'nothing' }))).toEqual(['focus']);
  expect(judge(follow('/run#a'), at('/run#a', { ...there, hash: { inSight: false } }))).toEqual([
    'scroll position',
  ]);
});

it('wants the position back that an entry was left at, as far as the page goes', () => {
  const back = {
    type: 'traverse',
    href: `${ORIGIN}/run`,
    sameDocument: true,
    scroll: 900,
    announcement: 0,
  } as const;
  expect(judge(back, at('/run', { scroll: 900 }))).toEqual([]);
  expect(judge(back, at('/run', { scroll: 400, maxScroll: 400 }))).toEqual([]);
  expect(judge(back, at('/run', { scroll: 0 }))).toEqual(['scroll position']);
  // The announcement that was above the page then is closed now.
  expect(judge({ ...back, announcement: 40 }, at('/run', { scroll: 860 }))).toEqual([]);
  expect(judge(back, at('/run', { scroll: 860 }))).toEqual(['scroll position']);
});

it('wants a page that stays to be left alone', () => {
  expect(judge(follow('/install?a=1'), at('/install?a=1', { scroll: 500, focus: 'nothing' }))).toEqual([]);
  expect(judge(follow('/install?a=1'), at('/install?a=1', { scroll: 0 }))).toEqual(['scroll position']);
  const stay: Effect = { type: 'stay', href: `${ORIGIN}/install` };
  expect(
    judge(stay, at('/install', { drawer: { open: true, faults: ['the focus is outside of it'] } })),
  ).toEqual(['open drawer']);
});
