import { expect, it } from 'vitest';
import { languages } from './languages.js';
import { type ShellMessages, shellMessagesFor } from './shell-messages.js';

const { en, fr } = languages;

/** Names of the values in a message, in each of its forms. */
const valuesIn = (message: string | readonly string[]): string[][] =>
  [message].flat().map((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted());

it('finds the messages of a locale by its language, whatever its region', () => {
  expect(shellMessagesFor('fr')).toEqual(fr);
  expect(shellMessagesFor('fr-CA')).toEqual(fr);
  expect(shellMessagesFor('EN-gb')).toEqual(en);
});

it('has English for a language that does not ship', () => {
  expect(shellMessagesFor('ar')).toEqual(en);
});

it('puts the site’s own wording over the messages', () => {
  expect(shellMessagesFor('fr', { search: 'Chercher' })).toEqual({ ...fr, search: 'Chercher' });
});

it('keeps the messages that the specification gives word for word', () => {
  expect(en).toMatchObject({
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

it('names the values that the shell puts in', () => {
  const values = Object.entries(en)
    .map(([name, message]): [string, string] => [name, valuesIn(message)[0]?.join(' ') ?? ''])
    .filter(([, names]) => names !== '');
  expect(Object.fromEntries(values)).toEqual({
    toggleCategory: 'label',
    postsBy: 'author',
    postsPart: 'area number',
    codeLine: 'line message',
    filterMatches: 'count',
    lastUpdated: 'date',
    lastUpdatedBy: 'author date',
    updatedBy: 'author',
    zoomImage: 'alt',
    chosenItem: 'item menu',
    versionBadge: 'version',
    unreleasedVersion: 'version',
    unmaintainedVersion: 'version',
    latestVersion: 'version',
    notTranslated: 'language',
    items: 'count',
    readingTime: 'count',
    tagsOfArea: 'area',
    taggedPages: 'tag',
  });
});

it.each(Object.keys(en) as (keyof ShellMessages)[])('%s has the same values in French', (name) => {
  expect(fr[name]).not.toBe('');
  expect(valuesIn(fr[name])).toEqual(valuesIn(en[name]));
});

it.each(Object.values(fr).flat())(
  'French breaks no line before a sign, nor inside of quotation marks: %s',
  (message) => expect(message).not.toMatch(/ [:;?!»]|« /),
);
