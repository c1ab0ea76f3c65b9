import { expect, it } from 'vitest';
import { english, fill } from './strings.js';

it('fill puts each value in its place, every time it is named', () => {
  expect(fill('{a} and {b} and {a}', { a: '1', b: '2' })).toBe('1 and 2 and 1');
});

it('fill leaves a name without a value as it is', () => {
  expect(fill('Toggle {label}', {})).toBe('Toggle {label}');
});

it('fill does not read a value as a pattern or as a text to be filled', () => {
  expect(fill('Zoom: {alt}', { alt: '$& costs $$5 {alt}' })).toBe('Zoom: $& costs $$5 {alt}');
});

it('keeps the texts that the specification gives word for word', () => {
  expect(english).toMatchObject({
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    docsSidebar: 'Docs sidebar',
    breadcrumbs: 'Breadcrumbs',
    onThisPage: 'On this page',
    backToMainMenu: 'Back to main menu',
    crashTitle: 'This page crashed.',
    tryAgain: 'Try again',
    retry: 'Retry',
  });
});

it('names the places of the values that the shell fills in', () => {
  const places: Record<string, string> = {};
  for (const [name, text] of Object.entries(english)) {
    const found = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    if (found.length > 0) places[name] = found.join(' ');
  }
  expect(places).toEqual({
    toggleCategory: 'label',
    codeLine: 'line message',
    lastUpdated: 'date',
    lastUpdatedBy: 'date author',
    updatedBy: 'author',
    zoomImage: 'alt',
    chosenItem: 'menu item',
    versionBadge: 'version',
    unreleasedVersion: 'version',
    unmaintainedVersion: 'version',
    latestVersion: 'version',
    notTranslated: 'language',
    manyItems: 'count',
    tagsOfArea: 'area',
    taggedPages: 'tag',
  });
});
