import { frontMatterPosition } from '@org/content-pipeline';
import { type Diagnostic, readDate, suggestName, type WrittenDate } from '@org/site-model';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postName } from '../../addresses/post-name.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import { isImageThere, missingImage } from './author-image.js';
import { type Author, toAuthor } from './read-authors.js';

/** A page of a blog. */
export interface Post {
  page: EditionPage;
  date: WrittenDate;
  authors: Author[];
}

interface PostsInput {
  site: Pick<LocaleSite, 'contentDir' | 'publicDir'>;
  authors: ReadonlyMap<string, Author>;
  /** The file of the authors, as content paths have it. */
  authorsFile: string;
}

/** The posts among the pages of a blog, the newest first; those of one moment by their names. What has no date is no post. */
export function readPosts(
  pages: readonly EditionPage[],
  input: PostsInput,
): { posts: Post[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const posts = pages.flatMap((page): Post[] => {
    const date = postDate(page);
    const authors = postAuthors(page, input, diagnostics);
    if (date) return [{ page, date, authors }];
    diagnostics.push(...noDate(page));
    return [];
  });
  return { posts: posts.sort(newestFirst), diagnostics };
}

const newestFirst = (a: Post, b: Post): number =>
  compare(b.date.time, a.date.time) || compare(a.page.edition.source, b.page.edition.source);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Of the name that the file has in all languages. */
const nameOf = ({ edition: { source, area } }: EditionPage) => postName(source.slice(area.dir.length + 1));

/** What the front matter says, else the name of the file. COMPILE has checked the former. */
const postDate = (page: EditionPage): WrittenDate | undefined =>
  readDate(page.frontMatter.date ?? nameOf(page).date ?? '');

/** A date in the front matter that is none was left out and reported by COMPILE. */
function noDate(page: EditionPage): Diagnostic[] {
  const { date } = nameOf(page);
  const isReported = page.diagnostics.some(
    ({ code, message }) => code === INVALID && message.includes('"date"'),
  );
  if (isReported) return [];
  const rest = {
    severity: 'error' as const,
    hint: 'Begin the name of the file with a date, such as 2024-05-01-release.md, or write "date: 2024-05-01" into the front matter.',
    file: page.source,
    line: 1,
    column: 1,
  };
  const message =
    date === undefined
      ? 'This page is in a blog and has no date, so it is in no list of posts.'
      : `The name of this post begins with ${date}, which is no day of the calendar, so it is in no list of posts.`;
  return [
    date === undefined
      ? { code: 'post-date-missing', message, ...rest }
      : { code: 'post-date-invalid', message, ...rest },
  ];
}

const INVALID = 'front-matter-invalid';

function postAuthors(
  page: EditionPage,
  { site, authors, authorsFile }: PostsInput,
  diagnostics: Diagnostic[],
): Author[] {
  const { authors: written = [] } = page.frontMatter;
  const list = Array.isArray(written) ? written : [written];
  return list.flatMap((named, index): Author[] => {
    const report = (found: Pick<Diagnostic, 'code' | 'message' | 'hint'>): void => {
      const text = readFileSync(path.join(site.contentDir, page.source), 'utf8');
      const at: [string, ...number[]] = Array.isArray(written) ? ['authors', index] : ['authors'];
      const place = { file: page.source, ...frontMatterPosition(text, page.source, at) };
      diagnostics.push({ severity: 'error', ...found, ...place });
    };
    if (typeof named !== 'string') {
      const { name, image } = named;
      if (image && !isImageThere(image, site))
        report({ code: 'author-image-missing', ...missingImage(name, image) });
      return [toAuthor(null, named)];
    }
    const known = authors.get(named);
    if (known) return [known];
    report({
      code: 'post-author-unknown',
      message: `"${named}" is no author of "${authorsFile}", so nobody can tell who that is.`,
      hint: authorHint(named, authors, authorsFile),
    });
    return [];
  });
}

const authorHint = (named: string, authors: ReadonlyMap<string, Author>, file: string): string =>
  authors.size > 0
    ? suggestName(named, [...authors.keys()])
    : `Write "${named}: { name: … }" into ${file}, or the name itself: authors: [{ name: … }].`;

/** Keys of posts in documents, where they would have no effect. */
export function checkPostKeys(pages: readonly EditionPage[], contentDir: string): Diagnostic[] {
  return pages.flatMap((page) =>
    (['date', 'authors'] as const).flatMap((key): Diagnostic[] => {
      if (page.edition.area.blog || page.frontMatter[key] === undefined) return [];
      const text = readFileSync(path.join(contentDir, page.source), 'utf8');
      return [
        {
          code: 'post-key-misplaced',
          severity: 'error',
          message: `"${key}" is said of posts, and "${page.source}" is in an area of documents, so it has no effect.`,
          hint: `Give the area kind: 'blog', write "last_update" for a document, or put it under "custom".`,
          file: page.source,
          ...frontMatterPosition(text, page.source, key),
        },
      ];
    }),
  );
}
