import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, documentModule } from '../src/index.js';
import { filesOf } from './content-files.js';
import { pageComponents } from './page-components.js';
import { compilePage, type PrintedPage } from './printed-page.js';

const compile = (text: string, files: Record<string, string> = {}): PrintedPage =>
  compilePage({ path: 'guide/page.mdx', text }, filesOf(files), {
    ...defaultCompileOptions,
    components: pageComponents,
  });

const html = (text: string, files?: Record<string, string>): string => {
  const page = compile(text, files);
  expect(page.diagnostics).toEqual([]);
  return page.html.trim();
};

describe('the code of a page', () => {
  it('may use what is imported and exported further down', () => {
    const text = "export const shown = shout('b');\n\n{shown} {last}\n\nexport const last = 'c';\n\n";
    expect(html(`${text}import { shout } from '@site/src/panel'`)).toBe('<p>B!\nc</p>');
  });

  it('has a default export around its content', () => {
    const text =
      'export default function Page({ children }) {\n  return <section>{children}</section>;\n}\n\nText.';
    expect(html(text)).toBe('<section><p>Text.</p></section>');
  });

  it('may export again what it imports, and destructure', () => {
    const text =
      "export { shout } from '@site/src/panel'\n\nexport const { a, ...rest } = { a: 1, b: 2 };\n\n";
    expect(html(`${text}{a} {rest.b}`)).toBe('<p>1\n2</p>');
  });

  it('may call what stands in a component', () => {
    const text = 'export const Twice = ({ children }) => <>{children(1)}{children(2)}</>;\n\n';
    expect(html(`${text}<Twice>{(n) => <i>{n}</i>}</Twice>`)).toBe('<p><i>1</i><i>2</i></p>');
  });

  it('may show the same content twice', () => {
    const text = 'export const Twice = ({ children }) => <>{children}{children}</>;\n\n';
    expect(html(`${text}<Twice>[a](./b.md)</Twice>`)).toBe(
      '<p><a href="docs-ref:0">a</a><a href="docs-ref:1">a</a></p>',
    );
  });

  it('numbers sets of tabs in their order, whatever their syntax', () => {
    const text =
      '::::tabs\n:::tab{title=A}\na\n:::\n::::\n\n```npm\nnpm ci\n```\n\n<Tabs><TabItem value="b">b</TabItem></Tabs>';
    expect(html(text).match(/id="tab-\d-1"/g)).toEqual(['id="tab-1-1"', 'id="tab-2-1"', 'id="tab-3-1"']);
  });

  it('makes tabs of a directive out of items that code gives', () => {
    const text =
      "::::tabs\n{['a', 'b'].map((name) => <TabItem key={name} value={name}>{name}</TabItem>)}\n::::";
    expect(html(text).match(/<p class="tab-title">\w<\/p><p>\w<\/p>/g)).toHaveLength(2);
  });

  it('stays where it is when it is in a partial', () => {
    const files = { 'guide/_a.mdx': 'Text.\n\n<b title={missing}>{missing}</b>' };
    const { diagnostics } = compile("import A from './_a.mdx'\n\nText.\n\n<A />", files);
    expect(diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'guide/_a.mdx:3:11',
      'guide/_a.mdx:3:20',
    ]);
  });

  it('cannot wait', () => {
    const { diagnostics, html } = compile('Text.\n\n{await missing}\n\nThe rest.');
    expect(diagnostics).toMatchObject([{ code: 'mdx-code', line: 3, column: 2 }]);
    expect(html).toContain('The rest.');
  });

  it('cannot say the same name twice', () => {
    const { diagnostics, html } = compile('export const a = 1\n\nText.\n\nexport const a = 2\n\nThe rest.');
    expect(diagnostics).toMatchObject([{ code: 'mdx-code', severity: 'error' }]);
    expect(html).toContain('The rest.');
  });
});

describe('tags in code in tags', () => {
  const page = (depth: number): string => '<b>{'.repeat(depth) + '1' + '}</b>'.repeat(depth);

  it('are read in a time that grows with their number', () => {
    expect(html(page(30))).toContain('<b><b>1</b></b>');
    const { diagnostics } = compile(page(3000));
    expect(diagnostics).toMatchObject([{ severity: 'error' }]);
  });
});

describe('a Markdown file that a component shows', () => {
  const GUIDE = "import Guide from '@site/src/guide'\n\n";

  it('is a part of the page: headings, links from where the file is, components', () => {
    const files = {
      'guide/b.md': '# B',
      'parts/_steps.mdx':
        'import { Panel } from \'@site/src/panel\'\n\n## Steps\n\n[B](../guide/b.md) {props.tool}\n\n<Panel title="Inner">*In.*</Panel>',
    };
    const page = compile(`${GUIDE}<Guide file="parts/_steps.mdx" tool="Spade">**Slot.**</Guide>`, files);
    expect(page.diagnostics).toEqual([]);
    expect(page.headings.map(({ id }) => id)).toEqual(['steps', 'inner']);
    expect(page.references).toMatchObject([{ target: 'guide/b.md' }]);
    expect(page.dependencies).toContain('parts/_steps.mdx');
    expect(page.html).toMatch(
      /<div class="guide">.*<h2 id="steps".*Spade<\/p>\s*<section data-depth="0">.*<em>In\.<\/em>.*<strong>Slot\.<\/strong>.*<\/div>/s,
    );
  });

  it('is missing where the component is used', () => {
    const { diagnostics } = compile(`${GUIDE}Text.\n\n<Guide file="parts/_no.md" />`);
    expect(diagnostics).toMatchObject([{ code: 'include-missing', line: 5, column: 1 }]);
  });

  it('cannot show itself', () => {
    const files = { 'parts/_a.mdx': `${GUIDE}<Guide file="parts/_a.mdx" />` };
    const { diagnostics } = compile(`${GUIDE}<Guide file="parts/_a.mdx" />`, files);
    expect(diagnostics).toMatchObject([{ code: 'include-cycle' }]);
  });

  it('is a module whose default export is a component', () => {
    expect(documentModule('docs/_a.md')).toContain('"docs/_a.md"');
  });
});
