import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markupText, sampleHtml } from '../src/react/text/sample-html.js';
import { sampleLanguages } from '../src/samples/code-samples.js';

const FIXTURES = path.join(import.meta.dirname, 'fixtures/samples');

/** Every sample that the fixtures have, with its language. */
const samples = readdirSync(FIXTURES).flatMap((name) =>
  readFileSync(path.join(FIXTURES, name), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [label = '', ...lines] = part.split('\n');
      return { name: `${name} ${label}`, label, code: lines.join('\n').trim() };
    }),
);

const highlighted = (label: string, code: string): string =>
  sampleHtml(code, sampleLanguages.find((language) => language.label === label)?.syntax ?? '') ?? '';

describe.each(samples)('$name', ({ label, code }) => {
  const html = highlighted(label, code);

  it('says the same with colors', () => {
    expect(html.replace(/<span class="[a-z]">|<\/span>/g, '')).toBe(markupText(code));
  });

  it('has all that is quoted in strings', () => {
    const outside = html.replace(/<span class="([a-z])">[^<]*<\/span>/g, '[$1]').replace(/\\'/g, '');
    expect(outside).toContain('[s]');
    expect(outside).not.toMatch(/["'`]/);
  });
});

it.each([
  ['json', '{"a": "x:\\" y", "b": [-1.5e3, null]}', '{[p"a"]: [s"x:\\" y"], [p"b"]: [[n-1.5e3], [nnull]]}'],
  ['bash', "curl 'it'\\''s <b>' --head", "[fcurl] [s'it']\\'[s's &lt;b&gt;'] [p--head]"],
  ['javascript', "{ 'A-b': 'x', method: 1 }", "{ [p'A-b']: [s'x'], [pmethod]: [n1] }"],
  ['rust', 'raw(r##"a "# b"##);', '[fraw]([sr##"a "# b"##]);'],
  ['csharp', 'var x = """"\n a """ b\n """";', '[kvar] x = [s""""\n a """ b\n """"];'],
  ['java', 'var x = """\n a \\""" b\n """;', '[kvar] x = [s"""\n a \\""" b\n """];'],
])('colors %s: %s', (syntax, code, expected) => {
  const html = sampleHtml(code, syntax);
  expect(html?.replace(/<span class="([a-z])">([^<]*)<\/span>/g, '[$1$2]')).toBe(expected);
});

it('leaves other languages to others', () => {
  expect(sampleHtml('a: 1', 'yaml')).toBeNull();
});
