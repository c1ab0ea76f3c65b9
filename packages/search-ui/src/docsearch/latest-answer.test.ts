import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProviderOptions, SearchAnswer } from '../provider.js';
import type { SearchState } from '../react/request/search-state.js';
import { latestAnswer } from './latest-answer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerTo = (query: string): SearchAnswer => ({
  query,
  total: 1,
  hits: [{ url: `/${query}` } as SearchAnswer['hits'][number]],
});

interface Asked {
  query: string;
  options: ProviderOptions;
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
}

/** Asks an engine whose answers come when the test says so. */
function start() {
  const asked: Asked[] = [];
  const progress: SearchState[] = [];
  const search = (query: string, options: ProviderOptions) =>
    new Promise<SearchAnswer>((resolve, reject) => void asked.push({ query, options, resolve, reject }));
  const answers = latestAnswer({
    provider: { search },
    scope: { areas: [], versions: {} },
    limit: 8,
    delay: 100,
    onProgress: (one) => progress.push(one),
  });
  const wait = () => vi.advanceTimersByTimeAsync(100);
  return { answers, asked, progress, wait };
}

it('asks once for what is typed in one go', async () => {
  const { answers, asked, wait } = start();
  for (const query of ['c', 'ca', 'cac', 'cac']) answers.ask(query);
  await wait();
  expect(asked.map(({ query }) => query)).toEqual(['cac']);
});

it('never keeps the modal waiting: the answer before stands until there is another', async () => {
  const { answers, asked, progress, wait } = start();
  expect(answers.ask('old').hits).toEqual([]);
  await wait();
  asked[0]?.resolve(answerTo('old'));
  await wait();
  expect(answers.ask('old').query).toBe('old');
  expect(answers.ask('new').query).toBe('old');
  await wait();
  asked[1]?.resolve(answerTo('new'));
  await wait();
  expect(answers.ask('new').query).toBe('new');
  expect(asked).toHaveLength(2);
  expect(progress.at(-1)).toEqual({ status: 'results', query: 'new', answer: answerTo('new') });
});

it.each(['an answer', 'a failure'])('takes no notice of %s that comes late', async (what) => {
  const { answers, asked, progress, wait } = start();
  answers.ask('old');
  await wait();
  answers.ask('new');
  await wait();
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  asked[1]?.resolve(answerTo('new'));
  await wait();
  if (what === 'an answer') asked[0]?.resolve(answerTo('old'));
  else asked[0]?.reject(new Error('gone'));
  await wait();
  expect(answers.ask('new').query).toBe('new');
  expect(progress.at(-1)).toEqual({ status: 'results', query: 'new', answer: answerTo('new') });
});

it('reports a failure instead of rejecting, and asks again when it is told to', async () => {
  const { answers, asked, progress, wait } = start();
  answers.ask('x');
  await wait();
  asked[0]?.reject(new Error('no network'));
  await wait();
  expect(answers.ask('x').hits).toEqual([]);
  expect(progress).toEqual([
    { status: 'loading', query: 'x', answer: null },
    { status: 'error', query: 'x', answer: null, fault: 'network' },
  ]);
  answers.forget();
  answers.ask('x');
  await wait();
  expect(asked).toHaveLength(2);
});
