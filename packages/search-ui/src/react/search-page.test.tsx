// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedProvider, click, hit, mount, settings, type } from '../../test/mount.js';
import { SearchPage } from './search-page.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function show(address: string) {
  history.replaceState({ kept: true }, '', `/search${address}`);
  const { provider, questions } = askedProvider();
  const root = mount(
    <SearchPage provider={provider} settings={settings} titleEnd=" | Site" address={address} />,
  );
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

it('says the language of what is in another one, and of nothing else', async () => {
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

it('says before the first word what may be asked for, and searches for a suggestion', async () => {
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

it('is a form that leads to itself where no script runs', () => {
  const { provider } = askedProvider();
  const html = renderToString(<SearchPage provider={provider} settings={settings} titleEnd="" address="" />);
  expect(html).toMatch(/<form[^>]* action="\/search"/);
  expect(html).toContain('name="q"');
  expect(html).toContain('Searching needs JavaScript');
  expect(html).toContain('type="submit"');
  expect(show('').root.textContent).not.toContain('Searching needs JavaScript');
});
