import path from 'node:path';
import { createFilter } from 'vite';
import { filesBelow } from '../../1-read/documents.js';
import type { SourcePage, VitepressSite } from '../model.js';

/** Names of the Markdown files that are pages of their own, below the folder of pages. */
export function pageNames(docs: string, excluded: readonly string[]): string[] {
  const isPage = createFilter(['**/*.md'], [...excluded], { resolve: docs });
  return filesBelow(docs).filter(
    (name) => name.endsWith('.md') && !/^public\/|\[/.test(name) && isPage(path.join(docs, name)),
  );
}

/** Files that make pages or data when the source is built: `[name].paths.js`, `posts.data.ts`. */
export const programNames = (docs: string): string[] =>
  filesBelow(docs).filter((name) => /\[[^\]]+\][^/]*\.md$|\.data\.[cm]?[jt]s$/.test(name));

interface PageInput {
  locales: VitepressSite['locales'];
  area: string;
  /** Paths of all pages. */
  published: ReadonlySet<string>;
}

/** A page, by the name of its file and by the path that it is published at. */
export function toPage(
  source: string,
  published: string,
  { locales, area, published: all }: PageInput,
): SourcePage {
  const locale =
    locales.find(({ dir }) => dir !== '' && published.startsWith(`${dir}/`)) ??
    locales.find(({ dir }) => dir === '') ??
    locales[0];
  const isBelow = locale.dir !== '' && published.startsWith(`${locale.dir}/`);
  const inner = isBelow ? published.slice(locale.dir.length + 1) : published;
  const safe = inner.split('/').map(safeName).join('/');
  const address = `/${inner.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`.replace(/(?<=.)\/$/, '');
  // `/guide.html` and `/guide/` are two pages there, and one address here.
  const hasTwin = /\/index\.md$/.test(inner) && all.has(published.replace(/\/index\.md$/, '.md'));
  const folder = locale.isDefault ? `content/${area}` : `content/${area}/locales/${locale.code}`;
  return {
    source,
    path: published,
    locale,
    inner,
    target: `${folder}/${safe}`,
    address: hasTwin ? `${address}/index` : address,
    slug: hasTwin ? `${address}/index` : safe === inner ? undefined : address,
  };
}

/** Names that begin with `_` are those of no pages here, and a `README` is the page of its folder. */
const safeName = (name: string): string => name.replace(/^[_.]+|^(?=readme\.md$)/i, 'page-');
