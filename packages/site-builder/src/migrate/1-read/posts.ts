import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import type { SourceBlog, SourceDocument } from '../model/project.js';
import { filesBelow } from './documents.js';
import { splitMarkdown } from './front-matter.js';

const DATED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/;

/** The date in the name of a post's file, `2024-05-01`, and what is left of the name. */
export function postName(source: string): { date: string | undefined; name: string } {
  const plain = source.replace(/\.mdx?$/, '');
  const folder = posix.dirname(plain);
  for (const [before, part] of [
    ['', plain],
    [folder === '.' ? '' : `${folder}/`, posix.basename(plain)],
  ] as const) {
    const [, year, month = '', day = '', rest] = DATED.exec(part) ?? [];
    if (year && rest !== undefined)
      return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, name: before + rest };
  }
  return { date: undefined, name: plain.replace(/\/index$/, '') };
}

/** The posts of a blog. Their addresses have the date of their names, unless they name a slug. */
export function readPosts({ edition, options }: SourceBlog): SourceDocument[] {
  return filesBelow(edition.folder)
    .filter((source) => /\.mdx?$/.test(source) && !source.split('/').some((part) => part.startsWith('_')))
    .map((source) => {
      const file = path.join(edition.folder, source);
      const { values } = splitMarkdown(readFileSync(file, 'utf8'));
      const { date, name } = postName(source);
      const slug =
        typeof values.slug === 'string'
          ? values.slug
          : [date?.replaceAll('-', '/'), name].filter(Boolean).join('/');
      return {
        edition,
        file,
        source,
        id: source.replace(/\.mdx?$/, ''),
        address: posix.join('/', options.routeBasePath, slug).replace(/(?<=.)\/$/, ''),
        target: `${edition.target}/${source}`,
      };
    });
}
