import fc from 'fast-check';
import { constructs } from '../parsers/constructs.js';

const word = fc.constantFrom(
  'a',
  'word',
  'é',
  '日本',
  '1',
  'x y',
  '👍🏽',
  '&amp;',
  '&nope;',
  '\\*',
  'a_b',
  'https://a.b/c',
);

const attributes = fc.constantFrom(
  '',
  '{#a}',
  '{title="a"}',
  '{group=os}',
  '{open}',
  '{a="b',
  '{href=./x.md}',
  '{.b #a c=d}',
);

const inlineText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: word },
      fc.tuple(fc.constantFrom('*', '**', '~~', '`', '_'), word).map(([sign, text]) => sign + text + sign),
      fc
        .tuple(word, fc.constantFrom('./a.md', '#a', '/r?x#y', 'https://a.b', '<a b>', 'x.png'))
        .map(([text, to]) => `[${text}](${to})`),
      fc
        .tuple(fc.constantFrom('kbd', 'badge', 'sub', 'abbr', 'none'), word, attributes)
        .map(([name, text, given]) => `:${name}[${text}]${given}`),
      fc.constantFrom(
        '![a](b.png)',
        '[^1]',
        '<b>',
        '</b>',
        '<a href="x">',
        '</a>',
        '<br>',
        '<!-- c -->',
        '<',
        '>',
        '{',
        '}',
        '{#a}',
        ':',
        '::',
        '|',
        '[',
        ']',
        '](',
        '\t',
        '$',
        '\0',
        '\u00a0',
        '\u2028',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' '));

const directive = fc
  .tuple(
    fc.constantFrom(':::', '::::', '::'),
    fc.constantFrom(
      'note',
      'details',
      'tabs',
      'tab',
      'steps',
      'cards',
      'card',
      'file-tree',
      'figure',
      'video',
      'include',
      'nope',
    ),
    fc.constantFrom('', '[Title]', ' Title', '[a *b*]'),
    attributes,
  )
  .map(([colons, name, title, given]) => colons + name + title + given);

const html = fc.constantFrom(
  '<div>',
  '</div>',
  '<p>',
  '</p>',
  '<table>',
  '<tr><td>',
  '</table>',
  '<h2>',
  '</h2>',
  '<h2 id="a">x</h2>',
  '<a href="y"><h3>z</h3></a>',
  '<details><summary>',
  '</summary></details>',
  '<ul><li>',
  '</ul>',
  '<script>1 < 2</script>',
  '<style>',
  '<svg><path d=""/></svg>',
  '<math><mi>x</mi>',
  '<img src=x>',
  '<input id=a>',
  '<select><option>',
  '<template>',
  '<!doctype html>',
  '<?php ?>',
  '<![CDATA[x]]>',
  '</',
  '<!',
  '<button>',
  '<form>',
  '<pre>',
  '</pre>',
);

const line = fc.oneof(
  { weight: 4, arbitrary: inlineText },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('# ', '## ', '### ', '- ', '1. ', '> ', '- [ ] ', '  ', '    ', '[^1]: ', '| '),
        inlineText,
      )
      .map(([mark, text]) => mark + text),
  },
  { weight: 3, arbitrary: directive },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ':::',
      '::::',
      '',
      '',
      '',
      '---',
      '| - | - |',
      '| a | b |',
      '```',
      '```js {1} title="a"',
      '~~~',
      '===',
    ),
  },
  { weight: 2, arbitrary: html },
  { weight: 1, arbitrary: fc.constantFrom(...constructs) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);

const frontMatter = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  fc
    .array(
      fc.constantFrom(
        'title: A',
        'title: "a',
        'tags: [a, b]',
        'a: &a [*a]',
        'b: *a',
        'draft: 1',
        'id: x',
        '- a',
        '\tx',
        'search:',
        '  boost: 2',
        '? x',
        '!!js a',
        'custom: {a: b}',
      ),
      { maxLength: 4 },
    )
    .map((lines) => `---\n${lines.join('\n')}\n---\n`),
);

/** Pages that nobody would write: Markdown, directives, HTML and front matter in any order, most of it never closed. */
export const anyPage: fc.Arbitrary<string> = fc
  .tuple(frontMatter, fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\n', '\n\n', '\r\n'))
  .map(([yaml, lines, end]) => yaml + lines.join(end));
