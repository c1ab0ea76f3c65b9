import { decodeAddress } from '@org/site-model';
import path from 'node:path/posix';
import type { CompiledPage } from '@org/content-pipeline/compiled';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { postName } from './post-name.js';

type AddressConfig = Pick<ResolvedSiteConfig, 'baseUrl' | 'trailingSlash'>;

const INDEX = /(?:^|\/)(?:index|readme)$/i;

/**
 * Address of a document: its slug, else its id below the path of its area; an index document answers for its folder. That of a post is
 * its name without the date, below the path of its blog.
 */
export function documentPath(
  { id, frontMatter }: Pick<CompiledPage, 'id' | 'frontMatter'>,
  area?: { dir: string; path: string; blog?: object },
): string {
  const { slug } = frontMatter;
  if (slug?.startsWith('/')) return slug;
  if (area?.blog) return path.join(area.path, slug ?? postName(id.slice(area.dir.length + 1)).name) || '/';
  // What climbs out of the site stays as it is, for the check of names to see.
  const own = slug ? `/${path.join(path.dirname(id), slug)}` : `/${id.replace(INDEX, '')}`;
  if (!area || !`${own}/`.startsWith(`/${area.dir}/`)) return own;
  return area.path + own.slice(area.dir.length + 1) || '/';
}

/** What a route that is named like a file ends in. */
const HTML = /\.html$/;

/**
 * A path as browsers write it in an address: what is no plain character is percent-encoded UTF-8. Every path is one of plain
 * characters until it becomes an address here, and an address until {@link fileAt} makes it the name of a file.
 */
export const encodePath = (pathname: string): string =>
  PLAIN_PATH.test(pathname) ? pathname : encoded(pathname);

/** Paths whose address is the same text: those of most pages. */
const PLAIN_PATH = /^[\w/.-]*$/;

const encoded = (pathname: string): string =>
  encodeURI(pathname.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent);

/** A path of the site with base path and, as the site wants it, with or without the slash at its end; never after `.html`. */
export function siteAddress(pathname: string, { baseUrl, trailingSlash }: AddressConfig): string {
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  if (bare === '') return baseUrl;
  return `${baseUrl}${encodePath(bare)}${trailingSlash && !HTML.test(bare) ? '/' : ''}`;
}

/** Address of a page's plain Markdown: `/docs/cloud/intro` → `/docs/cloud/intro.md`; of the root `/docs/index.md`. */
export function markdownAddress(address: string, { baseUrl }: AddressConfig): string {
  const bare = address.slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${bare || 'index'}.md`;
}

/**
 * File of a page in the output: `/docs/cloud/intro` → `cloud/intro.html`, `/docs/cloud/intro/` → `cloud/intro/index.html`,
 * `/docs/cloud/old.html` → `cloud/old.html`.
 * @param rootBaseUrl base path of the whole site, without a locale's
 */
export function outputFile(address: string, rootBaseUrl: string): string {
  const file = fileAt(address, rootBaseUrl);
  if (HTML.test(file)) return file;
  return file === '' || file.endsWith('/') ? `${file}index.html` : `${file}.html`;
}

/** File of the output that has an address: `/docs/assets/caf%C3%A9.svg` → `assets/café.svg`. */
export const fileAt = (address: string, rootBaseUrl: string): string =>
  decodeName(address.slice(rootBaseUrl.length));

/** {@link decodeAddress}, of many texts of which few have anything to decode. */
export const decodeName = (text: string): string => (text.includes('%') ? decodeAddress(text) : text);
