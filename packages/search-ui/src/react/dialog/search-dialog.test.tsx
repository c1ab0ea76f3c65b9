// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import {
  askedProvider,
  click,
  hit,
  mount,
  press,
  type Question,
  settings,
  type,
} from '../../../test/mount.js';
import { searchMessagesFor } from '../../messages/search-messages.js';
import { SearchDialog } from './search-dialog.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(options: Partial<Parameters<typeof SearchDialog>[0]> = {}) {
  const { provider, questions } = askedProvider();
  const onClose = vi.fn();
  const root = mount(<SearchDialog provider={provider} settings={settings} onClose={onClose} {...options} />);
  const field = root.querySelector('input')!;
  /** Types, waits for the debounce and returns the question that was asked. */
  const ask = async (query: string): Promise<Question> => {
    type(field, query);
    await act(() => vi.advanceTimersByTimeAsync(100));
    return questions.at(-1)!;
  };
  const body = () => root.querySelector('.search-body')!;
  const options_ = () => [...root.querySelectorAll('[role=option]')];
  return { root, field, questions, ask, body, hits: options_, onClose };
}

describe('the states', () => {
  it('is idle before a query, and asks for nothing', () => {
    const { body, questions, field } = open();
    expect(body().getAttribute('data-state')).toBe('idle');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(questions).toEqual([]);
  });

  it('tells the language of a hit that is in another one', async () => {
    const { ask, root, hits } = open();
    const section = { headings: ['Now'], headingRanges: [[]] };
    await (
      await ask('start')
    ).answer([hit(), hit({ url: '/api/run', title: 'Run', language: 'fr', ...section })]);
    expect(hits().map((option) => option.getAttribute('lang'))).toEqual([null, 'fr']);
    const titles = [...root.querySelectorAll('.search-page-title')];
    expect(titles.map((title) => title.getAttribute('lang'))).toEqual(['fr']);
  });

  it('shows results by page, with the place of each, its title where no hit says it, and the matches marked', async () => {
    const { ask, root, hits, field } = open();
    const question = await ask('start');
    expect(root.textContent).toContain('Searching…');
    await question.answer([
      hit({ titleRanges: [[0, 5]] }),
      hit({
        url: '/api/run',
        title: 'Run',
        area: 'api',
        version: '2.x',
        breadcrumb: [],
        headings: ['Now'],
        headingRanges: [[]],
      }),
      hit({
        anchor: 'first',
        headings: ['First'],
        headingRanges: [[]],
        snippet: { text: 'to start it', ranges: [[3, 8]] },
      }),
    ]);
    expect(hits().map((option) => option.textContent)).toEqual(['Start here', 'Firstto start it', 'Now']);
    const groups = [...root.querySelectorAll('[role=group]')];
    expect(groups.map((group) => group.querySelector('.search-group-label')?.textContent)).toEqual([
      'Guides › First steps',
      'API2.x Run',
    ]);
    expect([...root.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Start',
      'start',
    ]);
    expect(root.querySelector('[role=status]')?.textContent).toBe('3 results');
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('tells in the specification’s words that there is nothing, and what to do', async () => {
    const { ask, body, root, questions } = open();
    await (await ask('zebra')).answer([]);
    const text = body().textContent ?? '';
    for (const words of [
      'No results for “zebra”',
      'Try searching for',
      'Believe this query should return results?',
      'Let us know.',
    ])
      expect(text).toContain(words);
    expect(root.querySelector('.search-message a')?.getAttribute('href')).toBe(
      'https://example.org/report?q=zebra',
    );
    expect(root.querySelector('[role=status]')?.textContent).toBe('No results for “zebra”');
    click(root.querySelector('.search-suggestions button'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(questions.at(-1)?.query).toBe('Getting started');
  });

  it('tells in the specification’s words that it failed, and stays so until the reader does something', async () => {
    const { ask, body, root, questions } = open();
    await (await ask('start')).fail();
    const alert = root.querySelector('[role=alert]')!;
    expect(alert.textContent).toContain('Unable to fetch results');
    expect(alert.textContent).toContain('You might want to check your network connection.');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(body().getAttribute('data-state')).toBe('error');
    click(alert.querySelector('button'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    await questions.at(-1)!.answer([hit()]);
    expect(questions).toHaveLength(2);
    expect(body().getAttribute('data-state')).toBe('results');
  });

  it.each(['missing', 'corrupt'] as const)(
    'tells of an index whose files are %s what is true, and lets the reader try again',
    async (code) => {
      const { ask, root, questions } = open();
      await (await ask('start')).fail(code);
      const alert = root.querySelector('[role=alert]')!;
      expect(alert.textContent).toContain('Unable to fetch results');
      expect(alert.textContent).toContain('The search index is damaged');
      expect(alert.textContent).not.toContain('network');
      click(alert.querySelector('button'));
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(questions).toHaveLength(2);
    },
  );

  it.each(['format', 'set-missing'] as const)(
    'leads to the search page of the latest release from an index that this page cannot read: %s',
    async (code) => {
      const assign = vi.spyOn(location, 'assign').mockReturnValue();
      const { ask, root, questions } = open();
      await (await ask('start & stop')).fail(code);
      const alert = root.querySelector('[role=alert]')!;
      expect(alert.textContent).not.toContain('network');
      click(alert.querySelector('button'));
      expect(assign).toHaveBeenCalledWith('/search?q=start%20%26%20stop');
      expect(questions).toHaveLength(1);
    },
  );

  it('leads to the search page where that has more', async () => {
    const { ask, root } = open();
    const more = () => root.querySelector('.search-foot a');
    await (await ask('start')).answer([hit()]);
    expect(more()).toBeNull();
    await (await ask('starts')).answer([hit()], 12);
    expect(more()?.textContent).toBe('See all 12 results');
    await (await ask('starting')).answer([]);
    expect(more()).toBeNull();
  });

  it('asks again when the network is back', async () => {
    const { ask, questions } = open();
    await (await ask('start')).fail();
    act(() => void dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(questions).toHaveLength(2);
  });
});

describe('the questions', () => {
  it('are asked when the reader pauses, not for each key', async () => {
    const { field, questions, ask } = open();
    for (const text of ['s', 'st', 'sta']) type(field, text);
    await ask('star');
    expect(questions.map(({ query }) => query)).toEqual(['star']);
  });

  it('keep the newest answer, whichever comes last', async () => {
    const { ask, hits } = open();
    const early = await ask('sta');
    const late = await ask('start');
    expect(early.options.signal?.aborted).toBe(true);
    await late.answer([hit({ title: 'Late' })]);
    await early.answer([hit({ title: 'Early' })]);
    expect(hits().map((option) => option.textContent)).toEqual(['Late']);
  });

  it('carry the area and the versions that the reader chose', async () => {
    localStorage.setItem('docs-preferred-version-api', '1.x');
    const { ask, root, questions } = open();
    expect((await ask('start')).options).toMatchObject({
      areas: [],
      versions: { guides: 'current', api: '1.x' },
    });
    const select = root.querySelector('select')!;
    act(() => {
      select.value = 'api';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(questions.at(-1)?.options).toMatchObject({ areas: ['api'] });
    await questions.at(-1)!.answer([]);
    click(root.querySelector('.search-message button'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(questions.at(-1)?.options).toMatchObject({ areas: [] });
  });
});

describe('the keyboard', () => {
  const three = ['One', 'Two', 'Three'].map((title) => hit({ url: `/${title}`, title }));
  const active = (field: HTMLElement): string | null | undefined =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('moves through the options and around their ends', async () => {
    const { ask, field } = open();
    await (await ask('start')).answer(three);
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      press(field, key);
      return active(field);
    });
    expect(seen).toEqual(['Two', 'Three', 'One', 'Three', 'One', 'Three']);
  });

  it('has a button that is named by what it does, and says so where there are no keys', () => {
    const close = open().root.querySelector('.search-bar > .search-button')!;
    expect(close.querySelector('.search-hidden')?.textContent).toBe('Close search');
    expect([...close.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
      'Esc',
      'Close',
    ]);
  });

  it('opens the active option, keeps the query and closes', async () => {
    const { ask, field, hits, root } = open();
    await (await ask('start')).answer(three);
    const followed = vi.fn((event: Event) => event.preventDefault());
    hits()[0]!.addEventListener('click', followed);
    press(field, 'Enter');
    expect(followed).toHaveBeenCalledOnce();
    expect(root.querySelector('dialog')?.open).toBe(false);
    expect(JSON.parse(localStorage.getItem('docs.search')!)).toEqual({
      recent: ['start'],
      favourites: [],
      pages: [{ label: 'One', href: '/One' }],
    });
  });

  it('opens a new tab with a modifier, and stays', async () => {
    const { ask, field, root } = open();
    await (await ask('start')).answer(three);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    press(field, 'Enter', { ctrlKey: true });
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('/One?mark=start'), '_blank', 'noopener');
    expect(root.querySelector('dialog')?.open).toBe(true);
  });

  it('leaves keys to the field while a character is composed', async () => {
    const { ask, field } = open();
    await (await ask('start')).answer(three);
    press(field, 'ArrowDown', { isComposing: true });
    expect(active(field)).toBe('One');
  });
});

describe('saved searches', () => {
  it('are offered, kept as favourites and removed', async () => {
    localStorage.setItem('docs.search', JSON.stringify({ recent: ['alpha', 'beta'], favourites: [] }));
    const { root, field } = open();
    const press_ = (name: string) => click(root.querySelector(`[aria-label="${name}"]`));
    const titles = () => [...root.querySelectorAll('.search-saved')].map((list) => list.textContent);
    expect(titles()).toEqual(['Recent searchesalphabeta']);
    press_('Add “beta” to the favourites');
    press_('Remove “alpha” from the recent searches');
    expect(titles()).toEqual(['Favourite searchesbeta']);
    click(root.querySelector('.search-saved .search-link'));
    expect(field.value).toBe('beta');
  });

  const stored = {
    recent: ['alpha'],
    favourites: ['beta'],
    pages: [{ label: 'Start here', href: '/guides/start' }],
  };
  const popular = [{ label: 'Install', href: '/guides/install' }];
  const sections = (root: HTMLElement) =>
    [...root.querySelectorAll('.search-saved')].map((list) => list.textContent);

  it('have pages beside them, and are cleared but for favourites', () => {
    localStorage.setItem('docs.search', JSON.stringify(stored));
    const { root, field, onClose } = open({ settings: { ...settings, popular } });
    expect(sections(root)).toEqual([
      'Favourite searchesbeta',
      'Recent searchesalpha',
      'Pages opened from the searchStart here',
      'Popular pagesInstall',
    ]);
    expect(root.textContent).toContain('Kept in this browser only.');
    click(root.querySelector('.search-history button'));
    expect(sections(root)).toEqual(['Favourite searchesbeta', 'Popular pagesInstall']);
    expect(document.activeElement).toBe(field);
    expect(JSON.parse(localStorage.getItem('docs.search')!)).toEqual({ ...stored, recent: [], pages: [] });
    const link = root.querySelector<HTMLAnchorElement>('.search-saved a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect([link.getAttribute('href'), onClose.mock.calls.length]).toEqual(['/guides/install', 1]);
  });

  it('are neither read nor kept where the site says so', async () => {
    localStorage.setItem('docs.search', JSON.stringify(stored));
    const { root, ask, hits } = open({ settings: { ...settings, popular, history: false } });
    expect(sections(root)).toEqual(['Popular pagesInstall']);
    await (await ask('start')).answer([hit()]);
    hits()[0]!.addEventListener('click', (event) => event.preventDefault());
    click(hits()[0]);
    expect(JSON.parse(localStorage.getItem('docs.search')!)).toEqual(stored);
  });
});

it('shows hostile text as text', async () => {
  const { ask, root } = open();
  const title = '<script setup>';
  const text = '<img src=x onerror=alert(1)>';
  await (await ask('start')).answer([hit({ title, snippet: { text, ranges: [[1, 4]] } })]);
  expect(root.querySelector('[role=option]')?.textContent).toBe(title + text);
  expect(root.querySelector('img, script')).toBeNull();
});

it('is in French where the site is', async () => {
  const { ask, body, root } = open({ settings: { ...settings, locale: 'fr' } });
  expect(root.querySelector('dialog')?.getAttribute('aria-label')).toBe(searchMessagesFor('fr').title);
  await (await ask('zèbre')).answer([]);
  expect(body().textContent).toContain('Aucun résultat pour «\u00a0zèbre\u00a0»');
});
