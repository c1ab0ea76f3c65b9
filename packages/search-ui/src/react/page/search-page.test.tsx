// @vitest-environment happy-dom
import { SHELL_EVENTS } from '@org/site-model';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedProvider, click, hit, mount, settings, type } from '../../../test/mount.js';
import { SearchPage } from './search-page.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const page = { title: 'Search', documentTitle: 'Search | Site' };

function show(address: string, state: object = { kept: true }) {
  history.replaceState(state, '', `/search${address}`);
  const { provider, questions } = askedProvider();
  const root = mount(<SearchPage provider={provider} settings={settings} page={page} />);
  return { root, questions, field: root.querySelector('input')! };
}

it('searches for what the address asks, and says so in its titles', async () => {
  const { root, questions, field } = show('?q=start');
  expect(field.value).toBe('start');
  await wait(100);
  await questions[0]!.answer([hit()], 12);
  expect(root.querySelector('h1')?.textContent).toBe('Search results for “start”');
  expect(document.title).toBe('Search results for “start” | Site');
  expect(root.querySelector('.search-shown')?.textContent).toBe('1 of 12 results shown');
});

it('tells the language of what is in another one, and of nothing else', async () => {
  const { root, questions } = show('?q=start');
  await wait(100);
  const headings = ['First'];
  const snippet = { text: 'to start it', ranges: [] };
  await questions[0]!.answer([hit({ language: 'fr', headings, headingRanges: [[]], snippet }), hit()]);
  const spoken = [...root.querySelectorAll('[lang]')].map((one) => [
    one.getAttribute('lang'),
    one.textContent,
  ]);
  expect(spoken).toEqual([
    ['fr', 'Start here'],
    ['fr', 'First'],
    ['fr', 'to start it'],
  ]);
});

it('is called by its own title without a query', () => {
  const { root, questions } = show('');
  expect(root.querySelector('h1')?.textContent).toBe('Search the documentation');
  expect(document.title).toBe('Search the documentation | Site');
  expect(questions).toEqual([]);
});

it('tells before the first word what may be asked for, and searches for a suggestion', async () => {
  const { root, questions, field } = show('');
  expect(root.querySelector('.search-message')?.textContent).toContain('Type a word, a phrase in quotes');
  const [first] = settings.suggestions;
  const suggestion = root.querySelector<HTMLElement>('.search-suggestions button');
  expect(suggestion?.textContent).toBe(first);
  click(suggestion);
  await wait(100);
  expect(field.value).toBe(first);
  expect(questions[0]?.query).toBe(first);
  expect(root.querySelector('.search-suggestions')).toBeNull();
});

it('keeps the query in the address, after a pause and without an entry in the history', async () => {
  const { field } = show('?q=start&x=1');
  const entries = history.length;
  type(field, 'begin');
  expect(location.search).toBe('?q=start&x=1');
  await wait(300);
  expect(location.search).toBe('?q=begin&x=1');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ kept: true });
  type(field, ' ');
  await wait(300);
  expect(location.search).toBe('?x=1');
});

it('shows more on the button, and keeps what is there while more is on its way', async () => {
  const { root, questions } = show('?q=start');
  await wait(100);
  await questions[0]!.answer([hit()], 30);
  click(root.querySelector('section > .search-button'));
  await wait(100);
  expect(questions[1]?.options.limit).toBe(20);
  expect(root.querySelectorAll('.search-results > li')).toHaveLength(1);
  await questions[1]!.answer([hit(), hit({ url: '/b' })], 2);
  expect(root.querySelectorAll('.search-results > li')).toHaveLength(2);
  expect(root.querySelector('section > .search-button')).toBeNull();
});

it('searches for what a link on the page leads to, also where the query was typed over', async () => {
  const { field } = show('?q=start');
  type(field, 'begin');
  await wait(300);
  history.replaceState(null, '', '/search?q=start');
  act(() => void document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged)));
  expect(field.value).toBe('start');
});

describe('an entry of the history', () => {
  const scroll = vi.fn();
  const memory = { query: 'start', scope: { areas: ['api'], versions: {} }, pages: 3, top: 900 };
  beforeEach(() => {
    scroll.mockReset();
    vi.stubGlobal('scrollTo', scroll);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('remembers how far the reader has come', async () => {
    const { root, questions } = show('?q=start');
    await wait(100);
    await questions[0]!.answer([hit()], 30);
    click(root.querySelector('section > .search-button'));
    await wait(100);
    await questions[1]!.answer([hit(), hit({ url: '/b' })], 30);
    vi.stubGlobal('scrollY', 700);
    dispatchEvent(new Event('scroll'));
    expect(history.state).not.toMatchObject({ docsSearch: { top: 700 } });
    await wait(150);
    expect(history.state).toMatchObject({ kept: true, docsSearch: { query: 'start', pages: 2, top: 700 } });
    vi.stubGlobal('scrollY', 800);
    root.addEventListener('click', (event) => event.preventDefault());
    click(root.querySelector('h2 a'));
    expect(history.state).toMatchObject({ docsSearch: { pages: 2, top: 800 } });
  });

  it('is not written into once the reader has gone to another one', async () => {
    const { questions } = show('?q=start');
    await wait(100);
    await questions[0]!.answer([hit()], 30);
    dispatchEvent(new Event('scroll'));
    history.replaceState({ other: true }, '', '/elsewhere');
    dispatchEvent(new PopStateEvent('popstate'));
    await wait(150);
    expect(history.state).toEqual({ other: true });
  });

  it('brings results, filters and place back', async () => {
    const { questions } = show('?q=start', { docsSearch: memory });
    await wait(100);
    expect(questions[0]?.options).toMatchObject({ areas: ['api'], limit: 30 });
    expect(scroll).not.toHaveBeenCalled();
    await questions[0]!.answer([hit()], 30);
    expect(scroll.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
  });

  it('leaves a reader where they went meanwhile, and another query at its beginning', async () => {
    const first = show('?q=start', { docsSearch: memory });
    await wait(100);
    dispatchEvent(new Event('wheel'));
    await first.questions[0]!.answer([hit()], 30);
    const second = show('?q=other', { docsSearch: memory });
    await wait(100);
    await second.questions[0]!.answer([hit()], 30);
    expect(second.questions[0]?.options.limit).toBe(10);
    expect(scroll).not.toHaveBeenCalled();
  });

  it.each([{ docsSearch: 1 }, { docsSearch: { ...memory, pages: 1e9 } }, { docsSearch: { query: 'start' } }])(
    'that something else wrote is no memory: %j',
    async (state) => {
      const { questions } = show('?q=start', state);
      await wait(100);
      expect(questions[0]?.options).toMatchObject({ areas: [], limit: 10 });
    },
  );
});

it('is a form that leads to itself where no script runs', () => {
  const { provider } = askedProvider();
  const html = renderToString(<SearchPage provider={provider} settings={settings} page={page} />);
  expect(html).toMatch(/<form[^>]* action="\/search"/);
  expect(html).toContain('name="q"');
  expect(html).toContain('Searching needs JavaScript');
  expect(html).toContain('type="submit"');
  expect(show('').root.textContent).not.toContain('Searching needs JavaScript');
});
