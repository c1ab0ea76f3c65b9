import posix from 'node:path/posix';
import type { MigrationReport } from '../model/migration-report.js';
import type { SourceDocument } from '../model/project.js';
import { KEYS_OF_POSTS, postValues } from './blog/post-values.js';
import { documentPath } from '../../addresses/site-addresses.js';
import { pathInVersion } from '../../2-link/editions/editions.js';
import type { FrontMatterEdits } from './front-matter-lines.js';
import { tagValues } from './tag-values.js';

/** Keys that this builder reads as Docusaurus does. */
export const KNOWN_KEYS = new Set(
  'id slug title description sidebar_label sidebar_position sidebar_class_name sidebar_custom_props displayed_sidebar pagination_label pagination_next pagination_prev hide_title hide_table_of_contents toc_min_heading_level toc_max_heading_level keywords image tags draft unlisted custom_edit_url last_update search mdx custom'.split(
    ' ',
  ),
);
/** What these did is done otherwise. */
const DROPPED: Record<string, string> = {
  parse_number_prefixes: 'the address is written as "slug"',
  sidebar_key: 'translations of sidebars go by their text',
};
const TEXTS = [
  'id',
  'slug',
  'title',
  'description',
  'sidebar_label',
  'sidebar_class_name',
  'pagination_label',
  'image',
];
interface PageInput {
  document: SourceDocument;
  values: Record<string, unknown>;
  report: MigrationReport;
  /** Name of the file in the report. */
  file: string;
  /** Ids of documents by those of the source, for pages that name their neighbours. */
  newId: (id: string) => string | undefined;
}

/** What the front matter of a page has to say here, for the page to be what it was. */
export function frontMatterEdits(input: PageInput): FrontMatterEdits {
  const { document, values, report, file } = input;
  const set: Record<string, unknown> = { ...textValues(values), ...listValues(values), ...neighbours(input) };
  const remove = new Set([
    ...Object.keys(DROPPED),
    ...Object.keys(values).filter(
      (key) => values[key] === null && !/^(?:pagination_|displayed_|custom_edit)/.test(key),
    ),
    ...(document.post ? KEYS_OF_POSTS : []),
    ...(document.post?.authors.length === 0 ? ['authors'] : []),
  ]);
  for (const [key, how] of Object.entries(DROPPED))
    if (key in values) report.changed('front matter', `"${key}" was left out: ${how}.`, { file });
  const custom = new Set(Object.keys(values).filter((key) => !isKnown(key, document) && !remove.has(key)));
  for (const key of custom)
    report.changed('front matter', `"${key}" has no meaning here and is kept below "custom".`, { file });
  const ofPost = postValues(document, values);
  if ('date' in ofPost && values.date === undefined)
    report.changed('front matter', `The post has no date; it was given that of its file.`, { file });
  for (const image of document.post?.lostImages ?? [])
    report.left(
      'blog',
      `The picture of an author, "${image}", is not there, so that the post shows none.`,
      'Put it into public/, and name it as "image" of the author: /ada.png.',
      { file },
    );
  const slug = neededSlug(document, { ...values, ...set });
  if (slug === null) remove.add('slug');
  else if (slug !== undefined) set.slug = slug;
  return { set: { ...set, ...tagValues(document.tags, values), ...ofPost }, remove, custom };
}

const isKnown = (key: string, { post }: SourceDocument): boolean =>
  KNOWN_KEYS.has(key) || (post !== undefined && (key === 'date' || key === 'authors'));

/** YAML takes `404` and `2.0` for numbers where a text is meant. */
const textValues = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    TEXTS.flatMap((key) => {
      const value = values[key];
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, String(value)]] : [];
    }),
  );

function listValues({ keywords }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(typeof keywords === 'string' && { keywords: keywords.split(',').map((word) => word.trim()) }),
    ...(Array.isArray(keywords) &&
      keywords.some((word) => typeof word !== 'string') && { keywords: keywords.map(String) }),
  };
}

function neighbours({ values, newId }: PageInput): Record<string, unknown> {
  return Object.fromEntries(
    ['pagination_next', 'pagination_prev'].flatMap((key) => {
      const value = values[key];
      const id = typeof value === 'string' ? newId(value) : undefined;
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

/** The slug with which the page keeps its address; `null` where none may be there, `undefined` where all is well. */
function neededSlug(
  { edition, target, address }: SourceDocument,
  values: Record<string, unknown>,
): string | null | undefined {
  const { version, route, areaRoute, locale, kind } = edition;
  const inner = target.slice(edition.target.length + 1);
  const dir = edition.target.replace(/\/(?:versions|locales)\/.*$/, '');
  const plain = posix.join(dir, inner).replace(/\.mdx?$/i, '');
  const id = typeof values.id === 'string' ? posix.join(posix.dirname(plain), values.id) : plain;
  const slug = typeof values.slug === 'string' ? values.slug : undefined;
  const area = { dir, path: areaRoute, ...(kind === 'blog' && { blog: {} }) };
  const own = {
    area: area as never,
    version: { name: version, path: route.slice(areaRoute.length + 1) } as never,
  };
  const at = (frontMatter: { slug?: string }): string =>
    pathInVersion(documentPath({ id, frontMatter }, area), own).replace(/(?<=.)\/$/, '') || '/';
  if (locale === null && kind !== 'docs') return address === at({}) ? (slug ? null : undefined) : address;
  if (slug !== undefined && address === at({ slug })) return undefined;
  if (address === at({})) return slug === undefined ? undefined : null;
  // Below the area's path; the version is put in when the site is linked.
  const below = address.slice(route.length);
  return `${areaRoute}${below}` || '/';
}
