// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { addRecent, NOTHING_SAVED, readSaved, toggleFavourite, writeSaved } from './saved-searches.js';

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
  expect(favourite).toEqual({ recent: [], favourites: ['a'] });
  expect(addRecent(favourite, 'a')).toBe(favourite);
  expect(toggleFavourite(favourite, 'a')).toEqual({ recent: ['a'], favourites: [] });
});

it('survives whatever is stored, and a browser that stores nothing', () => {
  for (const text of ['{', '[]', 'null', '{"recent":[1,"ok",null,""],"favourites":"x"}']) {
    localStorage.setItem('docs.search', text);
    expect(readSaved().recent).toEqual(text.includes('ok') ? ['ok'] : []);
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeSaved({ recent: ['a'], favourites: [] })).toEqual({ recent: ['a'], favourites: [] });
});
