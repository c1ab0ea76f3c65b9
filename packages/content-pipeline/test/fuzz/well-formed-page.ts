import fc from 'fast-check';

const words = fc
  .array(
    fc.constantFrom(
      'word',
      'Ünï',
      '`code`',
      '*soft*',
      '**loud**',
      '~~gone~~',
      '[link](https://a.b)',
      ':kbd[Ctrl+K]',
      ':badge[new]{type=tip}',
      '10:30',
      'a_b',
      'https://c.d',
      '<b>raw</b>',
      '&amp;',
      '\\*',
      '🚀',
      '日本',
      "'quoted'",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) => list.join(' '));

const heading = fc
  .tuple(fc.integer({ min: 2, max: 5 }), words, fc.constantFrom('', '', '', ' {#own}', ' ##'))
  .map(([depth, text, tail]) => `${'#'.repeat(depth)} ${text}${tail}`);

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** Blocks that a container may hold, in which nothing is left open. */
const block: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: heading },
  { weight: 4, arbitrary: words },
  words.map((text) => `${text}\n---`),
  fc.tuple(words, words).map(([a, b]) => `- ${a}\n- [x] ${b}\n  1. ${a}`),
  fc.tuple(words, heading).map(([a, b]) => `> ${a}\n>\n> ${b}`),
  heading.map((text) => `- ${indented(`a\n\n${text}`)}`),
  words.map((text) => `| a | b |\n| - | -: |\n| ${text.replaceAll('|', '')} | 1 |`),
  words.map((text) => `<details>\n<summary>a</summary>\n\n${text}\n\n</details>`),
);

const container = fc
  .tuple(
    fc.constantFrom('note', 'tip Title', 'details Title', 'warning[In *brackets*]{#box}'),
    fc.array(block, { minLength: 1, maxLength: 3 }),
  )
  .map(([name, blocks]) => `:::${name}\n${blocks.join('\n\n')}\n:::`);

const tabs = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((blocks) =>
    [
      '::::tabs{group=os}',
      ...blocks.map((text, index) => `:::tab{title="T${index}"}\n${text}\n:::`),
      '::::',
    ].join('\n'),
  );

/** Pages as somebody could have written them: every block ends, and an empty line follows it. */
export const wellFormedPage: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: block },
      { weight: 2, arbitrary: container },
      tabs,
      fc.constantFrom(
        '```js title="a.js" {1}\n:::note\n# no heading\n```',
        '::include{file=./_a.md}',
        'A[^1]\n\n[^1]: Note',
        '```math\nx^2\n```',
        '***',
      ),
    ),
    { maxLength: 12 },
  )
  .map((blocks) => `${blocks.join('\n\n')}\n`);
