import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { previewComment, readReport } from './preview-comment.mjs';

const diff = { upload: ['a.html', 'manifest.json'], delete: ['old.html'], same: 7 };
const affected = {
  pages: [{ page: '/cloud/intro', because: 'text' }],
  removed: ['/cloud/gone'],
  total: 9,
  code: [],
};

it('tells what changes of pages and files', () => {
  expect(previewComment(diff, affected, 'https://example.org/1')).toMatchInlineSnapshot(`
    "<!-- preview of the site -->

    **1 of 9 pages** change, 1 are gone. A deploy uploads **2 files**, deletes 1 and leaves 7 as they are.

    The built site: [artifact](https://example.org/1), for \`site-builder preview\`.

    <details open><summary>Pages (1)</summary>

    - \`/cloud/intro\`: \`text\`

    </details>

    <details open><summary>Pages that are gone (1)</summary>

    - \`/cloud/gone\`

    </details>

    <details open><summary>Files that are gone (1)</summary>

    - \`old.html\`

    </details>"
  `);
});

it('takes nothing that strangers name for Markdown', () => {
  const page = '/x`\n\n# Urgent @owner <img src=x> [here](https://example.org)\u202E';
  const comment = previewComment(diff, { ...affected, pages: [{ page, because: '`**`' }] });
  expect(comment).toContain('- `/x# Urgent @owner <img src=x> [here](https://example.org)`: `**`\n');
  expect(comment.split('\n').some((line) => line.startsWith('# '))).toBe(false);
});

it('stays short, however much changes', () => {
  const pages = Array.from({ length: 20_000 }, (_, index) => ({
    page: `/${index}/${'x'.repeat(5000)}`,
    because: 'site',
  }));
  const upload = pages.map(({ page }) => page);
  const comment = previewComment({ ...diff, upload }, { ...affected, pages });
  expect(comment).toContain('- and 19960 more');
  // The host refuses a comment of more than 65,536 characters.
  expect(comment.length).toBeLessThan(20_000);
});

it('refuses what the commands do not write', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name, value) => writeFileSync(path.join(folder, name), JSON.stringify(value));
  write('diff.json', diff);
  write('affected.json', affected);
  expect(readReport(folder)).toEqual({ diff, affected });
  write('affected.json', { ...affected, pages: [{ page: { toString: 1 } }] });
  expect(() => readReport(folder)).toThrow(
    'affected.json is not what "site-builder affected --json" writes.',
  );
  write('diff.json', null);
  expect(() => readReport(folder)).toThrow('diff.json is not what "site-builder diff --json" writes.');
});
