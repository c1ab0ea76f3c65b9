import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.js';

const read = (text: string) => readFrontMatter(text, 'page.md');

describe('splitting', () => {
  it('leaves a page without front matter as it is', () => {
    expect(read('# Title\n')).toEqual({ frontMatter: {}, body: '# Title\n', diagnostics: [] });
  });

  it('blanks the front matter out, so that lines and columns stay those of the file', () => {
    const { frontMatter, body } = read('---\ntitle: Ü 😀\n---\nText\n');
    expect(frontMatter).toEqual({ title: 'Ü 😀' });
    expect(body).toBe('   \n           \n   \nText\n');
  });

  it.each(['---\n---\nText\n', '---\n\n---\nText\n', '---\n# a comment\n---\nText\n', '--- \n--- \nText\n'])(
    'takes %j for empty front matter',
    (text) => {
      const { frontMatter, body, diagnostics } = read(text);
      expect(body.trim()).toBe('Text');
      expect(frontMatter).toEqual({});
      expect(diagnostics).toEqual([]);
    },
  );

  it('ends at the end of a file that has nothing else', () => {
    expect(read('---\ntitle: T\n---')).toMatchObject({
      frontMatter: { title: 'T' },
      body: '   \n        \n   ',
    });
  });

  it.each(['\n---\ntitle: T\n---\n', ' ---\ntitle: T\n---\n', '---\ntitle: T\n', '----\ntitle: T\n----\n'])(
    'does not take %j for front matter',
    (text) => {
      expect(read(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] });
    },
  );

  it('closes at the first line of three dashes, not at dashes inside a line', () => {
    expect(read('---\ntitle: a --- b\n---\nText\n\n---\n')).toMatchObject({
      frontMatter: { title: 'a --- b' },
    });
  });

  it('reads a file with a byte order mark and carriage returns as one without', () => {
    const text = '---\ntitle: T\ndescription: |\n  One\n  two\n---\n\nText\nmore\n';
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(read(text));
  });
});

describe('validation', () => {
  it('keeps what is valid beside what is not', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: T\nslug: 3\nnope: 1\nid: x\n---\n');
    expect(frontMatter).toEqual({ title: 'T', id: 'x' });
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['front-matter-invalid', 3],
      ['front-matter-unknown-key', 4],
    ]);
  });

  it('drops the whole of a key that is wrong inside', () => {
    const { frontMatter } = read('---\ntitle: T\nsearch:\n  exclude: true\n  bost: 2\n---\n');
    expect(frontMatter).toEqual({ title: 'T' });
  });

  it('passes "custom" through untouched', () => {
    const { frontMatter, diagnostics } = read('---\ncustom:\n  any: [1, { deep: null }]\n---\n');
    expect(frontMatter).toEqual({ custom: { any: [1, { deep: null }] } });
    expect(diagnostics).toEqual([]);
  });

  it('accepts null where it means "none"', () => {
    const { frontMatter, diagnostics } = read('---\npagination_next: null\ndisplayed_sidebar: null\n---\n');
    expect(frontMatter).toEqual({ pagination_next: null, displayed_sidebar: null });
    expect(diagnostics).toEqual([]);
  });

  it('keeps a date as the text that it is', () => {
    expect(read('---\nlast_update: { date: 2024-02-30 }\n---\n').frontMatter).toEqual({
      last_update: { date: '2024-02-30' },
    });
  });

  it('follows aliases that lead somewhere', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: &name T\nsidebar_label: *name\n---\n');
    expect(frontMatter).toEqual({ title: 'T', sidebar_label: 'T' });
    expect(diagnostics).toEqual([]);
  });

  it('gives no front matter at all when the YAML is broken', () => {
    expect(read('---\ntitle: T\nslug: [\n---\nText').frontMatter).toEqual({});
  });
});
