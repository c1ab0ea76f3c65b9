import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { postName } from '../../addresses/post-name.js';
import type { SourceBlog, SourceDocument } from '../model/project.js';
import { filesBelow } from './documents.js';
import { splitMarkdown } from './front-matter.js';

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
