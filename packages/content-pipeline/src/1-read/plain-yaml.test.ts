import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readPlainYaml } from './plain-yaml.js';

/** What the library makes of it; `undefined` where it finds fault. */
function byLibrary(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.toJS();
}

it.each([
  ['title: Getting started', { title: 'Getting started' }],
  [
    'title: "With: signs # in it, é"\nsidebar_position: 10',
    { title: 'With: signs # in it, é', sidebar_position: 10 },
  ],
  ['draft: true\nhide_title: false', { draft: true, hide_title: false }],
  [
    "description: What it is, and the reader's way (in parts).",
    { description: "What it is, and the reader's way (in parts)." },
  ],
  ['tags: [one, two words, three]', { tags: ['one', 'two words', 'three'] }],
])('reads %j', (text, data) => {
  expect(readPlainYaml(text)).toEqual(data);
  expect(byLibrary(text)).toEqual(data);
});

it.each([
  'title: null',
  'null: a',
  'title: True',
  'title: ~',
  'title: 1.5',
  'title: 0x1f',
  'title: 010',
  'title: -1',
  'title: .inf',
  'title: a: b',
  'title: a # b',
  'title: a#',
  'title: a ',
  'title: *a',
  'title: &a b',
  'title: !!str a',
  'title: |',
  "title: 'a'",
  'title: "a\\n"',
  'title: "a" b',
  'title:',
  'title:a',
  ' title: a',
  'title: a\ntitle: b',
  'title: a\n  b',
  '- a',
  'a',
  '# a',
  '',
  'tags: []',
  'tags: [a, ]',
  'tags: [a, true]',
  'tags: [a, 1]',
  'tags: [a: b]',
  'tags: [[a]]',
  'tags: { a: b }',
])('leaves %j to the library', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

it('reads nothing otherwise than the library, in whatever text', () => {
  const value = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.string({
        unit: fc.constantFrom(...`abN0 .,:#'"-_[]{}()/&*!|>~%@\\\`?é–’\t`),
        maxLength: 8,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'true',
        'False',
        'null',
        'y',
        'no',
        '2020-01-01',
        'a, b',
        '[a, b]',
        '"a"',
        'NaN',
        'Infinity',
        'Some words',
        '4.0 to 5',
        '4.0 5',
        '1e3 x',
        "l'été; (où)",
        '[v4, two words]',
        '12',
      ),
    },
  );
  const lines = fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b_c', 'd-e', 'y', 'z9', 'No', 'null', '__proto__', '<<'), value)
      .map(([key, some]) => `${key}: ${some}`),
    { minLength: 1, maxLength: 3 },
  );
  let read = 0;
  fc.assert(
    fc.property(lines, (some) => {
      const text = some.join('\n');
      const plain = readPlainYaml(text);
      if (plain === undefined) return;
      read++;
      expect(plain).toEqual(byLibrary(text));
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(250);
});
