import { describe, expect, it } from 'vitest';
import { defaultCompileOptions } from '../src/index.js';
import { compilePage, type PrintedPage } from './printed-page.js';
import { filesBelow, noFiles } from './content-files.js';
import { fixtureOptions, fixturePages, FIXTURES } from './fixture-pages.js';
import { pageComponents } from './page-components.js';

/** All but the one whose place in the text is filled later. */
const pages = fixturePages.filter(({ path }) => !path.startsWith('child-cards/'));

const compile = (text: string, source = 'guide/page.md'): PrintedPage =>
  compilePage({ path: source, text }, filesBelow(FIXTURES));
/** What a page says below its title. */
const body = (text: string): string => compile(`# T\n\n${text}`).markdown.replace('# T\n\n', '').trimEnd();

describe('plain Markdown', () => {
  it.each(pages)('of the fixture $path means what it says: compiled again it stays', (source) => {
    const options = { ...defaultCompileOptions, ...fixtureOptions(source), components: pageComponents };
    const { markdown } = compilePage(source, filesBelow(FIXTURES), options);
    expect(compilePage({ path: 'guide/page.md', text: markdown }, noFiles, options).markdown).toBe(markdown);
  });

  it('starts with the title, whatever gave it', () => {
    expect(compile('---\ntitle: A *title*\n---\n\nText.').markdown).toBe('# A \\*title\\*\n\nText.\n');
    expect(compile('').markdown).toBe('# Page\n');
  });

  it.each([
    [':::warning Back *up*\nFirst.\n\n- Then\n:::', '> **Warning:** Back *up*\n>\n> First.\n>\n> - Then'],
    [':::note\nBody.\n:::', '> **Note**\n>\n> Body.'],
    [
      '::::tabs\n:::tab{title="One"}\nA\n:::\n:::tab{title="Two"}\nB\n:::\n::::',
      '**One**\n\nA\n\n**Two**\n\nB',
    ],
    [':::details[More]\nText.\n:::', '**More**\n\nText.'],
    [':::steps\n1. One\n\n   Text.\n2. Two\n:::', '1. One\n\n   Text.\n\n2. Two'],
    ['::::cards\n:::card{title="Go" href="/x"}\nThere.\n:::\n::::', '- **[Go](docs-ref:0)**\n\n  There.'],
    ['```js title="a.js" {1} ins={2}\nlet a;\nlet b;\n```', '```diff title="a.js"\n let a;\n+let b;\n```'],
    ['````md\n```\ncode\n```\n````', '````md\n```\ncode\n```\n````'],
    ['- [x] Done\n- [ ] Open', '- [x] Done\n- [ ] Open'],
    ['| a | b |\n| :-- | --: |\n| 1 \\| 2 | `c` |', '| a | b |\n| :--- | ---: |\n| 1 \\| 2 | `c` |'],
    ['Text[^1].\n\n[^1]: Note.', 'Text[^1].\n\n[^1]: Note.'],
    ['## Part {#id}', '## Part'],
    ['One\\\ntwo', 'One\\\ntwo'],
    ['::video{src="/a.mp4" title="How it works"}', '[How it works](docs-ref:0)'],
    [':kbd[Ctrl+K] :badge[New] :sub[2]', 'Ctrl+K New <sub>2</sub>'],
    ['<div>Raw <b>bold </b>text<script>no()</script></div>', 'Raw **bold** text'],
    ['<dl><dt>Term</dt><dd>Meaning</dd></dl>', '**Term**\n\nMeaning'],
    ['\\# no heading, 1\\. no list', '\\# no heading, 1. no list'],
    ['1\\. no list', '1\\. no list'],
    ['snake_case, \\_edge\\_, \\*star\\*, &amp;lt;', 'snake_case, \\_edge\\_, \\*star\\*, \\&lt;'],
  ])('of %j is %j', (text, markdown) => {
    expect(body(text)).toBe(markdown);
  });

  it('leaves out what is only there for the browser', () => {
    const markdown = body(
      '## Part\n\n```js\nlet a;\n```\n\n::::cards\n:::card{title="A" icon="🚀"}\nB\n:::\n::::',
    );
    expect(markdown).toBe('## Part\n\n```js\nlet a;\n```\n\n- **A**\n\n  B');
  });
});

describe('lists that follow each other', () => {
  const apart = (text: string, title = '# Page\n\n'): string =>
    compile(text).markdown.slice(title.length).trim();

  it.each([
    ['- a\n\n<div><ul><li>b</li></ul></div>', '- a\n\n<!-- -->\n\n- b'],
    ['1. a\n\n1) b', '1. a\n\n<!-- -->\n\n1. b'],
    [':::steps\n1. a\n:::\n\n1. b', '1. a\n\n<!-- -->\n\n1. b'],
    ['- a\n  - b\n\n  <ul><li>c</li></ul>', '- a\n\n  - b\n\n  <!-- -->\n\n  - c'],
  ])('stay two: %j', (text, markdown) => {
    expect(apart(text)).toBe(markdown);
  });

  it('of two kinds need nothing between them, nor do those with text between', () => {
    expect(apart('- a\n\n1. b')).toBe('- a\n\n1. b');
    expect(apart('- a\n\nText\n\n- b')).toBe('- a\n\nText\n\n- b');
    expect(apart('- a\n\n\\- b')).toBe('- a\n\n\\- b');
  });
});
