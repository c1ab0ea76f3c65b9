import { expect, it } from 'vitest';
import { diagnose } from './diagnose.js';

const GLOSSARY = 'terms:\n  API: How programs talk.\n  CMS:\n    definition: Where editors write.\n';
const found = (text: string, files?: Record<string, string>) =>
  diagnose(text, files).map(({ code, message, hint, line, column }) => ({
    code,
    message,
    hint,
    line,
    column,
  }));

it('takes the glossary of the nearest folder above', () => {
  expect(found('An :term[API].', { 'glossary.yaml': GLOSSARY })).toEqual([]);
  const nearer = { 'glossary.yaml': GLOSSARY, 'guide/glossary.yaml': 'terms:\n  CLI: What one types.\n' };
  expect(found('An :term[API].', nearer)).toMatchObject([{ code: 'term-unknown' }]);
});

it('names the nearest term for one that is not known', () => {
  expect(found('An :term[AIP].', { 'guide/glossary.yaml': GLOSSARY })).toMatchInlineSnapshot(`
    [
      {
        "code": "term-unknown",
        "column": 4,
        "hint": "Add it there, or name another: :term[AIP]{name=…}.",
        "line": 1,
        "message": "The term "AIP" is not in "guide/glossary.yaml", so readers would not learn what it means.",
      },
    ]
  `);
});

it('says how to make a glossary where there is none', () => {
  expect(found('::glossary')).toMatchInlineSnapshot(`
    [
      {
        "code": "glossary-missing",
        "column": 1,
        "hint": "Write a glossary.yaml into the folder of the page or one above: "terms:", then a line "Name: what it means" for each.",
        "line": 1,
        "message": ""::glossary" needs a glossary, and there is none for this page.",
      },
    ]
  `);
});

it.each([
  ['no YAML', 'terms: ['],
  ['a definition that is no text', 'terms:\n  API: 3\n'],
  ['an unknown field', 'terms:\n  API: x\nterm: y\n'],
  ['nothing', ''],
])('says what is wrong with a glossary: %s', (_, text) => {
  const [diagnostic, ...others] = found(':term[API]', { 'guide/glossary.yaml': text });
  expect(others).toEqual([]);
  expect(diagnostic?.code).toBe('glossary-invalid');
  expect(diagnostic?.message).toMatch(
    /^"guide\/glossary.yaml" is no glossary, so its terms are missing here: \S/,
  );
});

it('names the nearest emoji for one that is not known, and leaves text between colons alone', () => {
  expect(found('We :rokcet: and say :what-we-mean-by-that:.')).toMatchInlineSnapshot(`
    [
      {
        "code": "emoji-unknown",
        "column": 1,
        "hint": "Did you mean ":rocket:"? For the text itself, write it as code.",
        "line": 1,
        "message": "":rokcet:" is no emoji, so it is shown as it is written.",
      },
    ]
  `);
});
