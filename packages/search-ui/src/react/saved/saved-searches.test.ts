// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  addPage,
  addRecent,
  clearHistory,
  NOTHING_SAVED,
  readSaved,
  toggleFavourite,
  writeSaved,
} from './saved-searches.js';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('keeps the latest six, each once', () => {
  const saved = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'].reduce(addRecent, NOTHING_SAVED);
  expect(saved.recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('moves a search between the recent ones and the favourites', () => {
  const favourite = toggleFavourite(addRecent(NOTHING_SAVED, 'a'), 'a');
  expect(favourite).toEqual({ recent: [], favourites: ['a'], pages: [] });
  expect(addRecent(favourite, 'a')).toBe(favourite);
  expect(toggleFavourite(favourite, 'a')).toEqual({ recent: ['a'], favourites: [], pages: [] });
});

it('survives whatever is stored, and a browser that stores nothing', () => {
  for (const text of ['{', '[]', 'null', '{"recent":[1,"ok",null,""],"favourites":"x"}']) {
    localStorage.setItem('docs.search', text);
    expect(readSaved().recent).toEqual(text.includes('ok') ? ['ok'] : []);
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const saved = { recent: ['a'], favourites: [], pages: [] };
  expect(writeSaved(saved)).toEqual(saved);
});

it('keeps the latest six pages, each once, and takes none from storage that is not of this site', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b'].map((href) => ({ label: href, href }));
  const saved = pages.reduce(addPage, NOTHING_SAVED);
  expect(saved.pages.map(({ href }) => href)).toEqual(['/b', '/g', '/f', '/e', '/d', '/c']);
  const hrefs = ['javascript:alert(1)', '//other.example', 'https://other.example', 7, '/own'];
  const stored = [null, { href: '/nameless' }, ...hrefs.map((href) => ({ label: 'L', href }))];
  localStorage.setItem('docs.search', JSON.stringify({ pages: stored }));
  expect(readSaved().pages).toEqual([{ label: 'L', href: '/own' }]);
});

it('forgets searches and pages, and leaves favourites', () => {
  const pages = [{ label: 'A', href: '/a' }];
  expect(clearHistory({ recent: ['a'], favourites: ['b'], pages })).toEqual({
    recent: [],
    favourites: ['b'],
    pages: [],
  });
});
