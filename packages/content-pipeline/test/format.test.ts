import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePage } from './printed-page.js';
import { filesOf } from './content-files.js';

const FORMAT = readFileSync(path.join(import.meta.dirname, '../FORMAT.md'), 'utf8');

/** Names of the fields that a chapter documents. */
function documented(chapter: string): Set<string> {
  const text = FORMAT.split(/^#+ /m).find((part) => part.startsWith(chapter)) ?? '';
  const rows = [...text.matchAll(/^\| (`[^|]*)\|/gm)].map((match) => match[1] ?? '');
  return new Set(rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '')));
}

const FRONT_MATTER = '---\ntags: [one]\nimage: https://example.org/card.png\n---\n\n';

/** A page that has one of everything. */
const page = compilePage(
  {
    path: 'guide/page.md',
    text: `${FRONT_MATTER}# Title {#top}\n\n## Part\n\n::include{file="./_p.md"}\n\n![](none.svg)\n\n::child-cards`,
  },
  filesOf({ 'guide/_p.md': '[a](b.md) [b](pathname:///c)\n\n::child-cards' }),
);

describe('FORMAT.md', () => {
  it.each([
    ['CompiledPage', [page]],
    ['PageHeading', [page.heading ?? {}]],
    ['PageTag', page.tags],
    ['Heading', page.headings],
    ['Reference', page.references],
    ['Section', page.sections],
    ['Slot', page.slots],
    ['Diagnostic', page.diagnostics],
  ])('documents every field of %s, and none that is not there', (chapter, objects: object[]) => {
    const fields = new Set(objects.flatMap((object) => Object.keys(object)));
    expect([...documented(chapter)].sort()).toEqual([...fields].sort());
  });

  it('documents the reading figures', () => {
    for (const field of Object.keys(page.reading)) expect(FORMAT).toContain(`\`${field}\``);
  });
});
