import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ComponentPage } from './page-files.js';
import { isPageFile, pageFiles } from './page-files.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(files: Record<string, string>, pages: ComponentPage[] = []) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'src/pages', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { diagnostics, ...found } = pageFiles(root, { pages, title: 'Garden' });
  return {
    ...found,
    diagnostics: diagnostics.map(({ file = '', ...rest }) => ({
      ...rest,
      file: file.replace(/^.*(?=src\/pages)/, ''),
    })),
  };
}

const PAGE = 'export default function Page() { return null; }\n';

describe('files of src/pages', () => {
  it('are pages at the addresses of their names', () => {
    const { pages, diagnostics } = read({
      'index.tsx': PAGE,
      'about-us.jsx': PAGE,
      'guides/index.tsx': PAGE,
      'guides/first_steps.tsx': PAGE,
      'pages/more.tsx': PAGE,
    });
    expect(diagnostics).toEqual([]);
    expect(pages.map((page) => [page.path, page.component, page.title])).toEqual([
      ['/about-us', 'about-us', 'About us'],
      ['/guides/first_steps', 'guides/first_steps', 'First steps'],
      ['/guides', 'guides/index', 'Guides'],
      ['/', 'index', 'Garden'],
      ['/pages/more', 'pages/more', 'More'],
    ]);
  });

  it('are none where they are parts of pages, tests, or named in the configuration', () => {
    const home = { path: '/', component: 'home', title: 'Home', description: '', icons: [] };
    const files = {
      'home.tsx': PAGE,
      '_card.tsx': PAGE,
      '_parts/hero.tsx': PAGE,
      'home.test.tsx': '',
      'home.css': '',
      'dates.ts': '',
    };
    expect(read(files, [home])).toEqual({ pages: [], diagnostics: [] });
    expect(pageFiles(path.join(root, 'none'), { pages: [], title: '' }).pages).toEqual([]);
  });

  it.each([
    ["export const metadata = { title: 'Our plants', description: \"What it's about\" };"],
    ["export const metadata: Metadata = {\n  title: 'Our plants',\n  description: \"What it's about\",\n};"],
    [
      "export const metadata = {\r\n  title: 'Our plants',\r\n  description: \"What it's about\",\r\n} as const;",
    ],
  ])('say their titles: %j', (text) => {
    const { pages, diagnostics } = read({ 'plants.tsx': `import x from 'x';\n${text}\n${PAGE}` });
    expect(diagnostics).toEqual([]);
    expect(pages).toEqual([
      {
        path: '/plants',
        component: 'plants',
        title: 'Our plants',
        description: "What it's about",
        icons: [],
      },
    ]);
  });

  it.each([
    'export const metadata = { title: t("x") };',
    'export const metadata = makeMetadata();',
    "export const metadata = { titel: 'x' };",
    'export { metadata } from "./other";',
  ])('are reported with the line of what cannot be read: %s', (text) => {
    const { diagnostics } = read({ 'plants.tsx': `${PAGE}${text}\n` });
    expect(diagnostics).toMatchObject([
      { code: 'page-file-invalid', severity: 'error', file: 'src/pages/plants.tsx', line: 2, column: 1 },
    ]);
  });

  it('are reported where two have one address', () => {
    const start = { path: '/start', component: 'first', title: 'Start', description: '', icons: [] };
    const { pages, diagnostics } = read({ 'about.tsx': PAGE, 'about/index.tsx': PAGE, 'start.tsx': PAGE }, [
      start,
    ]);
    expect(pages.map(({ component }) => component)).toEqual(['about']);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "page-file-duplicate",
          "file": "src/pages/about/index.tsx",
          "hint": "Rename one of the two, begin its name with "_" where it is no page, or give it another "path" in "pages" of the configuration.",
          "message": "The page has the address "/about", which is that of the component "about" already, so readers cannot reach it.",
          "severity": "error",
        },
        {
          "code": "page-file-duplicate",
          "file": "src/pages/start.tsx",
          "hint": "Rename one of the two, begin its name with "_" where it is no page, or give it another "path" in "pages" of the configuration.",
          "message": "The page has the address "/start", which is that of the component "first" already, so readers cannot reach it.",
          "severity": "error",
        },
      ]
    `);
  });

  it('are reported where they can be no pages', () => {
    const { diagnostics } = read({ '[id].tsx': PAGE, 'a?b.tsx': PAGE, 'guides/about.md': '# About\n' });
    expect(diagnostics.map(({ file, message, hint }) => [file, message, hint])).toMatchInlineSnapshot(`
      [
        [
          "src/pages/[id].tsx",
          "The page would have "[id]" in its address, which stands for any name elsewhere, and pages have one address each.",
          "Write a file for each page. Begin the name with "_" where it is no page.",
        ],
        [
          "src/pages/a?b.tsx",
          "The page would have "a?b" in its address, which has one of the characters % ? # \\, which mean something else in an address.",
          "Leave it out. Other characters are written as they are: they are percent-encoded by the build. Begin the name with "_" where it is no page.",
        ],
        [
          "src/pages/guides/about.md",
          "A page of Markdown is content, so that in this folder nothing is made of it.",
          "Move it to an area at the root of the site, such as { dir: 'pages', path: '/', label: 'Pages' }: content/pages/guides/about.md.",
        ],
      ]
    `);
  });
});

it('knows which edits may be of pages', () => {
  const file = (name: string) => path.join(root, name);
  expect(isPageFile(file('src/pages/a/b.tsx'), root)).toBe(true);
  expect(isPageFile(file('src/pages/b.css'), root)).toBe(false);
  expect(isPageFile(file('src/components/b.tsx'), root)).toBe(false);
});
