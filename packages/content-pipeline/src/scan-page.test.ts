import { describe, expect, it } from 'vitest';
import { noFiles } from '../test/content-files.js';
import { compilePage } from '../test/printed-page.js';
import { scanPage } from './scan-page.js';

const PAGES = {
  'only text': 'Text.\n',
  nothing: '',
  'a heading': '# Title\n\n## Part\n',
  'a heading below front matter': '---\nid: x\nsidebar_label: L\n---\n\n# Title\n',
  'a title in front matter': '---\ntitle: Front\n---\n\n# Heading\n',
  'front matter with errors': '---\ntitle: T\nid: a/b\nnope: 1\n---\n',
  'front matter that is not YAML': '---\ntitle: [\n---\n\n# Heading\n',
  'a heading with markup': '# Using *the* `code` & [links](./a.md) &copy;\n',
  'a heading with an id': '# Title {#an-id}\n',
  'a heading with closing signs': '# Title ##\n',
  'a heading that ends in a sign': '# About C#\n',
  'a heading with a colon': '# Step 1:install\n',
  'an indented heading': '  # Title\n',
  'a comment in code before the heading': '```bash\n# not a title\n```\n\n# Title\n',
  'a comment in code and no heading': '~~~bash\n# not a title\n~~~\n\n## Part\n',
  'a deeper heading first': '## Part\n\n# Title\n',
  'a tag, not a heading': '#hashtag\n',
  'two headings': '# One\n\n# Two\n',
  'carriage returns and a byte order mark': '\uFEFF---\r\nid: x\r\n---\r\n\r\n# Title\r\n',
};

describe.each(Object.entries(PAGES))('of a page with %s', (_, text) => {
  const source = { path: 'guide/the-page.md', text };

  it('gives what compiling gives', () => {
    const { version, id, source: path, frontMatter, title, heading, tags } = compilePage(source, noFiles);
    expect(scanPage(source)).toMatchObject({ version, id, source: path, frontMatter, title, tags });
    expect(scanPage(source).heading).toEqual(heading);
  });

  it('reports what the front matter gives to report, and nothing else', () => {
    const { diagnostics } = compilePage(source, noFiles);
    const ofFrontMatter = diagnostics.filter(({ code }) => !code.startsWith('page-heading'));
    expect(scanPage(source).diagnostics).toEqual(ofFrontMatter);
  });
});

it('names the title that it finds', () => {
  expect(scanPage({ path: 'a.md', text: PAGES['a heading with markup'] }).title).toBe(
    'Using the code & links ©',
  );
});

it('leaves empty what only compiling can tell', () => {
  expect(scanPage({ path: 'a.md', text: '# T\n\nText [a](./b.md)\n\n## Part\n' })).toMatchObject({
    description: '',
    headings: [],
    references: [],
    anchors: [],
    dependencies: [],
  });
});
