import { refractor } from 'refractor/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownLanguages } from './languages.js';

const names = knownLanguages();

it('knows languages by all names under which they are registered, and by no other', async () => {
  const { registerLanguage } = await fresh();
  for (const name of names) registerLanguage(name);
  const registered = refractor.listLanguages().filter((name) => !PLAIN.includes(name));
  expect(registered.sort()).toEqual(names.sort());
});

/** What a language is made of must not depend on the pages that were compiled before. */
describe('makes the same of a language, whichever were asked for before it', () => {
  const expected = new Map<string, string>();

  beforeAll(async () => {
    const { registerLanguage } = await fresh();
    for (const name of [...names].reverse()) registerLanguage(name);
    for (const name of names) expected.set(name, textOf(refractor.languages[name]));
  });

  it.each(names)('%s', async (name) => {
    const { registerLanguage } = await fresh();
    registerLanguage(name);
    expect(textOf(refractor.languages[name])).toBe(expected.get(name));
  });
});

const PLAIN = ['plain', 'plaintext', 'text', 'txt'];

/** Test files share what Node has loaded: they find it as they left it. */
const { all: hooks } = (refractor as unknown as { hooks: { all: Record<string, unknown[]> } }).hooks;
const before = {
  languages: { ...refractor.languages },
  hooks: Object.fromEntries(Object.entries(hooks).map(([name, added]) => [name, [...added]])),
};

afterAll(() => {
  forgetLanguages();
  Object.assign(refractor.languages, before.languages);
});

function forgetLanguages(): void {
  for (const name of refractor.listLanguages())
    if (!PLAIN.includes(name)) Reflect.deleteProperty(refractor.languages, name);
  for (const name of Object.keys(hooks)) hooks[name] = [...(before.hooks[name] ?? [])];
}

/** Nothing has been asked for. */
async function fresh() {
  vi.resetModules();
  forgetLanguages();
  return import('./languages.js');
}

/** A grammar as a text: what it has in it twice is told by its number. */
function textOf(grammar: unknown): string {
  const seen = new Map<object, number>();
  const text = (value: unknown): string => {
    if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value);
    const known = seen.get(value);
    if (known !== undefined) return `#${known}`;
    seen.set(value, seen.size);
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${text(entry)}`)
      .join(', ')}}`;
  };
  return text(grammar);
}
