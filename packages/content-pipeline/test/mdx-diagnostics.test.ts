import type { Diagnostic } from '@org/site-model';
import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName } from '../src/index.js';
import { compilePage } from './printed-page.js';
import { filesOf } from './content-files.js';
import { pageComponents } from './page-components.js';

const PARSERS: ParserName[] = ['satteri', 'remark'];

/** Diagnostics about an MDX page. Both parsers must give the same ones, and the page must be compiled to its end. */
function diagnose(text: string, files: Record<string, string> = {}): Diagnostic[] {
  const [diagnostics = [], others] = PARSERS.map((parser) => {
    const source = { path: 'guide/page.mdx', text: `${text}\n\nThe rest.\n` };
    const options = { ...defaultCompileOptions, parser, components: pageComponents };
    const page = compilePage(source, filesOf(files), options);
    expect(page.html).toContain('The rest.');
    return page.diagnostics;
  });
  expect(diagnostics).toEqual(others);
  return diagnostics;
}

const shown = (text: string, files?: Record<string, string>): string[] =>
  diagnose(text, files).map(
    ({ code, severity, message, hint, file, line, column }) =>
      `${file}:${line}:${column} ${severity} ${code}\n${message}\n${hint}`,
  );

describe('what is no MDX', () => {
  it.each([
    ['a tag that is not closed', 'Text.\n\n<Note>\n\nInside.'],
    ['a tag that is closed by another name', 'Text.\n\n<Note>\n\nx</Tip>'],
    ['an expression without an end', 'Text {1 + 1'],
    ['an expression that is none', 'Text {1 +}.'],
    ['an attribute that is none', 'A <Note title={1 +} />.'],
    ['a less-than sign', 'a <1'],
  ])('reports %s', (_, text) => {
    expect(shown(text)).toMatchSnapshot();
  });
});

describe('code', () => {
  it.each([
    ['an import that is none', 'import a from'],
    ['an export that is not understood', 'export default 1'],
    ['an export that throws', 'Text.\n\nexport const a = missing + 1'],
    ['a name that is not known', 'Text {missing}.'],
    ['a value that cannot be shown', '{({ a: 1 })} and {() => 1}'],
    ['an attribute that throws', '<div id={missing.a}>x</div>'],
    ['a component of the page that throws', 'export const A = () => missing;\n\n<A />'],
  ])('reports %s', (_, text) => {
    expect(shown(text)).toMatchSnapshot();
  });
});

describe('what is another value each time', () => {
  it.each([
    [
      'the time',
      'Text.\n\n© {new Date().getFullYear()} and {Date.now()}',
      ['3:3', 'new Date()', '3:34', 'Date.now()'],
    ],
    ['a date as a text', '{Date().length > 0 ? 1 : 2}', ['1:1', 'Date()']],
    [
      'random numbers',
      'export const id = crypto.randomUUID();\n\n{[1, 2].map(() => Math.random()).length}',
      ['1:19', 'crypto.randomUUID()', '3:1', 'Math.random()'],
    ],
    [
      'the age of the process',
      '<div id={`a${performance.now() > 0}`}>x</div>',
      ['1:10', 'performance.now()'],
    ],
    [
      'what a component of the page asks',
      'export const Now = () => <p>{Date.now()}</p>;\n\n<Now />',
      ['1:1', 'Date.now()'],
    ],
  ])('reports %s, and shows it', (_, text, expected) => {
    const found = diagnose(text).map(({ code, severity, message, line, column }) => {
      expect([code, severity]).toEqual(['mdx-unsteady', 'warning']);
      return [`${line}:${column}`, /"(.*?)"/.exec(message)?.[1]];
    });
    expect(found.flat()).toEqual(expected);
  });

  it.each([
    ['a date that is written', "{new Date('2024-05-01').getUTCFullYear()}"],
    [
      'a moment in numbers',
      '{new Date(Date.UTC(2024, 1, 1)).toISOString()} {new Date(0) instanceof Date ? 1 : 2}',
    ],
    [
      'other members',
      '{Math.max(1, Math.PI)} {[...crypto.constructor.name].length} {typeof performance.timeOrigin}',
    ],
    ['names of the page', 'export const Math = { random: () => 4 };\n\n{Math.random()}'],
  ])('says nothing of %s', (_, text) => {
    expect(diagnose(text)).toEqual([]);
  });
});

describe('modules', () => {
  it.each([
    ['code that is not there', "import X from './x.tsx'\n\n<X />"],
    ['a module of Docusaurus that is not supported', "import X from '@theme/Layout'\n\n<X>text</X>"],
    ['a partial that is not there', "import X from './_x.mdx'\n\n<X />"],
    ['a style sheet', "import './x.css'"],
    ['a raw file that is not there', "import x from '!!raw-loader!./x.js'\n\n{x}"],
  ])('reports %s', (_, text) => {
    expect(shown(text)).toMatchSnapshot();
  });

  it('reports JSON that is none', () => {
    expect(shown("import x from './x.json'\n\n{x}", { 'guide/x.json': '{' })).toMatchSnapshot();
  });

  it('reports a partial that uses itself, and what is wrong in a partial, in the partial', () => {
    const files = { 'guide/_a.mdx': "import A from './_a.mdx'\n\nBefore {missing}.\n\n<A />" };
    expect(shown("import A from './_a.mdx'\n\n<A />", files)).toMatchSnapshot();
  });

  it('reports a missing parameter of a typed partial', () => {
    const files = { 'guide/_a.md': '---\nparams:\n  name: { type: string, required: true }\n---\n{{name}}' };
    expect(shown("import A from './_a.md'\n\n<A />", files)).toMatchSnapshot();
  });
});

describe('components', () => {
  it.each([
    ['a component that is not known', 'Text.\n\n<Detials>x</Detials>'],
    ['one that throws', "import { Panel } from '@site/src/panel'\n\n<Panel explode>x</Panel>"],
    [
      'one that throws inside of another',
      'import { Panel } from \'@site/src/panel\'\n\n<Panel>\n\n<Panel title="b" explode>x</Panel>\n\n</Panel>',
    ],
    [
      'a property of an island that is no JSON',
      '<Counter start={1} labels={{ more: [() => 1] }}>x</Counter>',
    ],
    ['JSX as a property of an island', '<Counter start={<b>1</b>} />'],
    ['a handler on an element', '<button onClick={() => 1}>x</button>'],
    ['an attribute that is no text', '<div id={{ a: 1 }}>x</div>'],
    [
      'what would stand in the head',
      "import Head from '@docusaurus/Head'\n\n<Head>\n  <title>x</title>\n  {() => 1}\n</Head>",
    ],
    [
      'what would need a browser, and shows the rest',
      "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly fallback={<i>Wait</i>}>\n  {() => window.x}\n</BrowserOnly>",
    ],
    ['a tab that stands alone', '<TabItem value="a">x</TabItem>'],
    ['text between tabs', '<Tabs>\n\nstray\n\n<TabItem value="a">x</TabItem>\n</Tabs>'],
  ])('reports %s', (_, text) => {
    expect(shown(text)).toMatchSnapshot();
  });
});
