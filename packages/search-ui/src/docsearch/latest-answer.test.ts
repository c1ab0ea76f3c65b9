import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../provider.js';
import { latestAnswer, type SearchProgress } from './latest-answer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerTo = (query: string): SearchAnswer => ({
  query,
  total: 1,
  hits: [{ url: `/${query}` } as SearchAnswer['hits'][number]],
});

/** Asks an engine whose answers come when the test says so. */
function start() {
  const asked: { query: string; resolve(answer: SearchAnswer): void; reject(error: Error): void }[] = [];
  const progress: SearchProgress[] = [];
  const search = (query: string) =>
    new Promise<SearchAnswer>((resolve, reject) => void asked.push({ query, resolve, reject }));
  const scope = { areas: [], versions: {} };
  const answers = latestAnswer({
    provider: { search },
    scope,
    limit: 8,
    delay: 100,
    onProgress: (one) => progress.push(one),
  });
  return { answers, asked, progress };
}

it('asks once for what is typed in one go', async () => {
  const { answers, asked } = start();
  const all = ['c', 'ca', 'cac'].map((query) => answers.ask(query));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.map(({ query }) => query)).toEqual(['cac']);
  asked[0]?.resolve(answerTo('cac'));
  expect((await Promise.all(all)).map(({ query }) => query)).toEqual(['cac', 'cac', 'cac']);
});

it.each(['an answer', 'a failure'])('gives who asked before the later answer, when %s comes late', async (what) => {
  const { answers, asked, progress } = start();
  const early = answers.ask('old');
  await vi.advanceTimersByTimeAsync(100);
  const late = answers.ask('new');
  await vi.advanceTimersByTimeAsync(100);
  asked[1]?.resolve(answerTo('new'));
  if (what === 'an answer') asked[0]?.resolve(answerTo('old'));
  else asked[0]?.reject(new Error('gone'));
  expect((await early).query).toBe('new');
  expect((await late).query).toBe('new');
  expect(progress.at(-1)).toEqual({ status: 'results', query: 'new', total: 1 });
});

it('takes a failure for no rejection, and says it', async () => {
  const { answers, asked, progress } = start();
  const answer = answers.ask('x');
  await vi.advanceTimersByTimeAsync(100);
  asked[0]?.reject(new Error('no network'));
  expect((await answer).hits).toEqual([]);
  expect(progress).toEqual([
    { status: 'loading', query: 'x' },
    { status: 'error', query: 'x' },
  ]);
});
