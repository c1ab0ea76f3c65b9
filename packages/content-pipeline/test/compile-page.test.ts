import { describe, expect, it } from 'vitest';
import { COMPILED_PAGE_VERSION } from '../src/compiled.js';
import {
  articleMessagesFor,
  type CompileOptions,
  defaultCompileOptions,
  type SourcePage,
} from '../src/index.js';
import { compilePage, type PrintedPage } from './printed-page.js';
import { filesBelow, noFiles } from './content-files.js';
import { fixturePages, FIXTURES } from './fixture-pages.js';
import { pageComponents } from './page-components.js';

const compile = (
  source: SourcePage,
  options: CompileOptions = { ...defaultCompileOptions, components: pageComponents },
): PrintedPage => compilePage(source, filesBelow(FIXTURES), options);
const compileText = (text: string, options?: CompileOptions): PrintedPage =>
  compilePage({ path: 'guide/the-page.md', text }, noFiles, options);

describe.each(fixturePages)('the result for $path', (source) => {
  it('is plain JSON', () => {
    const page = compile(source);
    expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page);
  });

  it('does not depend on line endings or a byte order mark', () => {
    const text = `\uFEFF${source.text.replaceAll('\n', '\r\n')}`;
    expect(compile({ ...source, text })).toEqual(compile(source));
  });
});

it('gives the same bytes for the same page, whatever was compiled before it', () => {
  const bytes = (sources: SourcePage[]): string[] => sources.map((source) => JSON.stringify(compile(source)));
  expect(bytes(fixturePages.toReversed()).toReversed()).toEqual(bytes(fixturePages));
});

it('gives the same result with both parsers when one page holds every construct', () => {
  const text = fixturePages.map((source) => source.text).join('\n\n');
  const [fast, reference] = (['satteri', 'remark'] as const).map((parser) =>
    compileText(text, { ...defaultCompileOptions, parser }),
  );
  expect(fast).toEqual(reference);
});

it('names the version of its shape', () => {
  expect(compileText('').version).toBe(COMPILED_PAGE_VERSION);
});

describe('title', () => {
  it.each([
    ['---\ntitle: Front\n---\n# Heading', 'Front'],
    ['Text.\n\n# Heading *here*', 'Heading here'],
    ['Heading\n=======\n', 'Heading'],
    ['## Part', 'The page'],
  ])('of %j is %j', (text, title) => {
    expect(compileText(text).title).toBe(title);
  });
});

describe('description', () => {
  it('is the first paragraph that has text, as one line', () => {
    expect(
      compileText('# T\n\n## Part\n\n- Item\n\n![](https://a.b/c)\n\nOne *two*\nthree.\n\nFour.').description,
    ).toBe('One two three.');
  });

  it('is not the title of an admonition', () => {
    expect(compileText(':::note Title\nBody.\n:::').description).toBe('Body.');
  });

  it('is cut at a word', () => {
    const { description } = compileText('word '.repeat(60));
    expect(description).toBe(`${'word '.repeat(32).trim()}…`);
    expect(description.length).toBeLessThanOrEqual(161);
  });

  it('is not cut when it is just short enough', () => {
    const text = 'x'.repeat(160);
    expect(compileText(text).description).toBe(text);
  });
});

describe('reading', () => {
  it('counts words of prose at 220 a minute', () => {
    expect(compileText('word '.repeat(440)).reading).toEqual({ words: 440, minutes: 2 });
  });

  it('is at least a minute', () => {
    expect(compileText('').reading).toEqual({ words: 0, minutes: 1 });
  });
});

it('has no section where there is no text', () => {
  expect(compileText('# Title\n\n## Part').sections).toEqual([
    { anchor: 'part', path: ['Title', 'Part'], text: '' },
  ]);
});

it('keeps the code of a section apart from its text', () => {
  const page =
    '# Title\n\n```js {1}\nstart();\n```\n\n## Part\n\nText.\n\n```sh\nnpm run a\n```\n\n- ```sh\n  npm run b\n  ```\n';
  expect(compileText(page).sections).toEqual([
    { anchor: '', path: ['Title'], text: '', code: 'start();' },
    { anchor: 'part', path: ['Title', 'Part'], text: 'Text.', code: 'npm run a\nnpm run b' },
  ]);
});

it('says what its messages say', () => {
  const messages = {
    ...articleMessagesFor('en'),
    permalink: 'Lien vers {heading}',
    admonitions: { ...articleMessagesFor('en').admonitions, note: 'Remarque' },
    taskDone: 'Fait',
    taskOpen: 'À faire',
    details: 'Détails',
    footnotes: 'Notes',
    footnoteBack: 'Retour au renvoi {reference}',
  };
  const text =
    '## Début\n\n:::note\nTexte.\n:::\n\n- [x] Un\n- [ ] Deux\n\n:::details\nA[^1], b[^1].\n:::\n\n[^1]: Note.';
  const { html } = compileText(text, { ...defaultCompileOptions, messages });
  expect(html).toContain('aria-label="Lien vers Début"');
  expect(html).toContain('<p class="admonition-title">Remarque</p>');
  expect(html).toContain('checked disabled aria-label="Fait"> Un');
  expect(html).toContain('disabled aria-label="À faire"> Deux');
  expect(html).toContain('<summary>Détails</summary>');
  expect(html).toMatch(/<h2[^>]*>Notes<\/h2>/);
  expect(html).toContain('aria-label="Retour au renvoi 1"');
  expect(html).toContain('aria-label="Retour au renvoi 1-2"');
});

it('has commands of npm for the package managers that it is asked for', () => {
  const { html } = compileText('```npm\nnpm install vitest\n```', {
    ...defaultCompileOptions,
    packageManagers: ['pnpm', 'npm'],
  });
  expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(['pnpm', 'npm']);
  expect(html).not.toContain('yarn');
});

it('reads nothing but the files that the page names', () => {
  const asked: string[] = [];
  const files = { read: (file: string) => void asked.push(file) };
  const { dependencies } = compilePage(
    { path: 'guide/a.md', text: '![b](./b.svg) [c](../c.zip) [d](d.md)' },
    files,
  );
  expect([...new Set(asked)].sort()).toEqual(['c.zip', 'guide/b.svg']);
  expect(dependencies).toEqual(['c.zip', 'guide/b.svg']);
});

it.each([
  ':toString[x] a:constructor',
  '<constructor>a</constructor>',
  ':::hasOwnProperty\na\n:::',
  '```__proto__\n```',
])('compiles names that every object has: %j', (text) => {
  const page = compileText(`${text}\n\nThe rest.`);
  expect(page.html).toContain('<p>The rest.</p>');
  expect(page.html).not.toContain('native code');
});

it.each([
  ['begins with', '# Other\n\nText.', 'Other', []],
  ['has behind its text', 'Text.\n\n# Other', undefined, ['Other']],
  ['has behind its text, as its title', 'Text.\n\n# The title', undefined, []],
])(
  'takes a heading that the article %s for that of a page with a title, or not',
  (_, body, heading, inText) => {
    const page = compileText(`---\ntitle: The title\n---\n\n${body}\n`);
    expect(page.title).toBe('The title');
    expect(page.heading?.text === page.title ? undefined : page.heading?.text).toBe(heading);
    expect(page.headings.map(({ text }) => text)).toEqual(inText);
  },
);

it('takes a heading behind the text for that of a page whose title is hidden', () => {
  const page = compileText('---\ntitle: The title\nhide_title: true\n---\n\n&nbsp;\n\n# Other\n');
  expect(page.heading?.text).toBe('Other');
  expect(page.diagnostics).toEqual([]);
});
