import { expect, it } from 'vitest';
import * as constants from './constants.js';

it('has the numbers of the specification', () => {
  expect(constants).toMatchObject({
    PROGRESS_DELAY: 200,
    PROGRESS_MINIMUM: 0.08,
    PROGRESS_SPEED: 200,
    PROGRESS_TRICKLE_RATE: 0.02,
    PROGRESS_TRICKLE_SPEED: 800,
    PROGRESS_CEILING: 0.994,
    LOADER_DELAY: 200,
    DESKTOP_MIN_WIDTH: 997,
    ZOOM_DELAY: 1000,
    ZOOM_SCROLL_OFFSET: 40,
    ZOOM_MARGIN: 0,
  });
});

it('keeps the names that outlive a release: keys in readers’ browsers, ids in addresses, events of other scripts', () => {
  expect(constants.STORAGE_KEYS).toMatchObject({ colorMode: 'theme', tabGroup: 'docs.tab.' });
  expect(constants.ELEMENT_IDS.main).toBe('main');
  expect(constants.SHELL_EVENTS).toMatchObject({ pageShown: 'docs:page', refresh: 'docs:refresh' });
});
