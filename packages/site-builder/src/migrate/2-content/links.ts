import { decodePath } from '@org/site-model';
import path from 'node:path';
import posix from 'node:path/posix';
import { isBrokenImage } from './broken-images.js';
import type { CarriedFile, SiteFiles } from './site-files.js';
import { isFile } from './site-files.js';

/** What a link of the source means: how it is written in the new site, and what cannot be said of it. */
export interface MovedLink {
  href: string;
  /** Why nobody finds what it names. */
  problem?: string;
}

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i;
const PARTS = /^([^?#]*)(.*)$/s;

interface LinkContext {
  files: SiteFiles;
  /** The file that has the link. */
  from: CarriedFile;
}

/** A link to a page or to a download, in Markdown or in an attribute. */
export function moveLink(href: string, context: LinkContext): MovedLink {
  if (EXTERNAL.test(href)) return { href };
  const [, written = '', tail = ''] = PARTS.exec(href) ?? [];
  const pathname = decodePath(written);
  if (/\.mdx?$/i.test(pathname)) return moveFileLink({ href, pathname, tail }, context);
  if (pathname.startsWith('@site/')) return moveAsset(href, context);
  return pathname.startsWith('/')
    ? {
        href:
          besidePage(pathname, tail, context.from) ?? moveAddress({ href, pathname, tail }, context.files),
      }
    : moveRelative({ href, pathname, tail }, context);
}

export interface SplitLink {
  href: string;
  pathname: string;
  tail: string;
}

/** From the page's folder, then from that of the documents (the translated one first), then from the site's. */
function moveFileLink({ href, pathname, tail }: SplitLink, { files, from }: LinkContext): MovedLink {
  const folders = [from.edition?.folder, from.edition?.original].filter((folder) => folder !== undefined);
  const site = files.project.folder;
  const own = path.dirname(from.file);
  const inOriginal =
    from.edition?.original && path.join(from.edition.original, path.relative(from.edition.folder, own));
  const candidates = /^\.\.?\//.test(pathname)
    ? [own, inOriginal]
    : pathname.startsWith('@site/')
      ? [site]
      : pathname.startsWith('/')
        ? [...folders, site]
        : [own, inOriginal, ...folders, site];
  const bare = pathname.replace(/^@site\//, '');
  const [written = ''] = href.split(/[?#]/);
  for (const folder of candidates.filter((each) => each !== undefined)) {
    const document = files.byFile.get(path.join(folder, bare));
    if (!document) continue;
    const moved = toDocument(document.target, from);
    return { href: moved === `./${written}` ? href : moved + tail };
  }
  // Documents are often named by the address that they would have as files.
  const page = pathname.startsWith('/')
    ? files.byAddress.get(pathname.replace(/(?:\/index)?\.mdx?$/, ''))
    : undefined;
  if (page) return { href: toDocument(page.target, from) + tail };
  return { href, problem: `"${href}" is no page of the site` };
}

/** A path relative to the page; a translation's paths mean what they mean in the original. */
function toDocument(target: string, from: CarriedFile): string {
  const own = from.target.replace(/^content\//, '').replace(TRANSLATION, '');
  const relative = posix.relative(posix.dirname(own), target.replace(TRANSLATION, ''));
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
}

const TRANSLATION = /(?<=\/)locales\/[^/]+\//;

/** Some name a download by its path in the folder of the documents. */
function besidePage(pathname: string, tail: string, { edition }: CarriedFile): string | undefined {
  const isThere = edition !== undefined && isFile(path.join(edition.folder, pathname));
  return isThere ? `/${posix.join(edition.target, pathname)}${tail}` : undefined;
}

/** An address of the site, from its root. */
export function moveAddress({ href, pathname, tail }: SplitLink, files: SiteFiles): string {
  const { baseUrl, url } = files.project.config;
  const based = baseUrl !== '/' && `${pathname}/`.startsWith(baseUrl);
  const bare = based ? `/${pathname.slice(baseUrl.length)}` : pathname;
  const moved = based ? encodeURI(bare) + tail : href;
  const clean = bare.replace(/(?<=.)\/$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  if (files.byAddress.has(clean) || files.pages.has(clean) || files.isStatic(bare)) return moved;
  const list = files.lists.get(clean);
  if (list !== undefined) return encodeURI(list) + tail;
  // A page of React, of a plugin or of a blog's list: it answers where the site has been published until now.
  return isOtherRoute(clean, files) ? url.replace(/\/$/, '') + baseUrl + bare.slice(1) + tail : moved;
}

/** Addresses that the documents do not have and that Docusaurus answers at. */
function isOtherRoute(address: string, { project }: SiteFiles): boolean {
  const { blogs, plugins, folder } = project;
  if (blogs.some(({ path: route }) => address.startsWith(`${route}/`))) return true;
  const page = path.join(folder, plugins.pages ?? 'src/pages', address);
  return ['.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.tsx'].some((ending) =>
    isFile(page + ending),
  );
}

/** A file beside the page, or an address that begins at the page's own. */
function moveRelative(link: SplitLink, context: LinkContext): MovedLink {
  const { files, from } = context;
  const { pathname, tail, href } = link;
  const file = path.join(path.dirname(from.file), pathname);
  if (isFile(file)) return { href: carriedPath(file, context) + tail };
  if (!from.document) return { href };
  const { trailingSlash } = files.project.config;
  const forms = trailingSlash ? ['/', ''] : ['', '/'];
  for (const end of forms) {
    const address = new URL(pathname, `http://site${encodeURI(from.document.address)}${end}`).pathname;
    const decoded = decodePath(address).replace(/(?<=.)\/$/, '');
    const document = files.byAddress.get(decoded);
    if (document) return { href: toDocument(document.target, from) + tail };
    if (
      files.isStatic(decoded) ||
      files.lists.has(decoded) ||
      files.pages.has(decoded) ||
      isOtherRoute(decoded, files)
    )
      return { href: moveAddress({ href: address + tail, pathname: decoded, tail }, files) };
  }
  // What is named like a file would be looked for as one.
  if (/\.[a-z][a-z\d]{1,4}$/i.test(pathname))
    return missing(href, tail, `/${pathname.replace(/^[./]+/, '')}`);
  return { href, problem: `"${href}" leads to no page of the site` };
}

/** How a page names a file: by its path where it lies in the content, by its address where that is published as it is. */
function carriedPath(file: string, { files, from }: LinkContext): string {
  const address = files.staticAddress(file);
  if (address !== undefined) return encodeURI(address);
  const target = files.contentTarget(file);
  return toDocument(target, from);
}

/** An image, a video, a download: shown by the page. */
export function moveAsset(href: string, context: LinkContext): MovedLink {
  if (EXTERNAL.test(href)) return { href };
  const { files, from } = context;
  const [, written = '', tail = ''] = PARTS.exec(href) ?? [];
  const pathname = decodePath(written);
  if (pathname.startsWith('/')) {
    const published = files.staticFile(pathname);
    if (published !== undefined) return isBrokenImage(published) ? broken(href, tail, pathname) : { href };
    const { baseUrl } = files.project.config;
    const bare =
      baseUrl !== '/' && pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
    return files.isStatic(bare) ? { href: encodeURI(bare) + tail } : missing(href, tail, pathname);
  }
  const file = assetFile(pathname, context);
  if (file !== undefined) {
    const isWhereItWas = files.carried.get(file)?.edition !== undefined && !pathname.startsWith('@site/');
    return {
      href:
        isWhereItWas && file.startsWith(from.edition?.folder ?? '\0')
          ? href
          : carriedPath(file, context) + tail,
    };
  }
  // HTML takes it for an address; many write those of the static folder without their slash.
  return files.isStatic(`/${pathname}`)
    ? { href: `/${written}${tail}` }
    : missing(href, tail, `/${pathname.replace(/^[./]+/, '')}`);
}

/** A path relative to the page, to the original of a translation, or to the site. */
function assetFile(pathname: string, { files, from }: LinkContext): string | undefined {
  const own = path.dirname(from.file);
  const { folder, original } = from.edition ?? {};
  const candidates = pathname.startsWith('@site/')
    ? [path.join(files.project.folder, pathname.slice('@site/'.length))]
    : [
        path.join(own, pathname),
        ...(original !== undefined && folder !== undefined
          ? [path.join(original, path.relative(folder, own), pathname)]
          : []),
      ];
  return candidates.find((file) => isFile(file));
}

/** It is not published, and marked so that the build asks for no file. */
const broken = (href: string, tail: string, pathname: string): MovedLink => ({
  href: `pathname://${encodeURI(pathname)}${tail}`,
  problem: `the image "${href}" cannot be read`,
});

/** Nothing is at it in the source either; marked so that the build asks for no file. */
const missing = (href: string, tail: string, pathname: string): MovedLink => ({
  href: `pathname://${encodeURI(pathname)}${tail}`,
  problem: `the file "${href}" does not exist`,
});
