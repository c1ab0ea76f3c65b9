import path from 'node:path/posix';
import { escapeHtml, unescapeHtml } from '@org/site-model';
import { attributesOf, mapTags, type StartTag } from '../markup/start-tags.js';

/** Where a text of the site is, and where what it names is in the copy. */
export interface OfflinePlace {
  /** Absolute address. */
  url: string;
  /** Its own path in the copy. */
  file: string;
  /** Path in the copy of what has an absolute address; `undefined` for what is not part of it. */
  fileOf(url: URL): string | undefined;
}

/** Links of `<head>` that mean something in a file. */
const KEPT_LINKS = /^(?:stylesheet|icon)$/;
const ADDRESS = /(\s(?:href|src|poster))=(?:"([^"]*)"|'([^']*)')/gi;

/**
 * A document as a file that browsers open from a disk: what it names is named by relative paths, and what is not in the copy by its whole
 * address. Without scripts, which browsers do not load from there; pages are readable without.
 */
export const offlineDocument = (html: string, place: OfflinePlace): string =>
  mapTags(html, (tag) => {
    if (tag.name === 'script') return '';
    return tag.name === 'link' ? offlineLink(tag, place) : withPaths(tag.text, place);
  });

function offlineLink(tag: StartTag, place: OfflinePlace): string {
  const rel = attributesOf(tag).get('rel') ?? '';
  // The address that the page has on the site.
  if (rel === 'canonical') return tag.text;
  return KEPT_LINKS.test(rel) ? withPaths(tag.text, place) : '';
}

const withPaths = (tag: string, place: OfflinePlace): string =>
  tag.replace(ADDRESS, (_, name: string, double?: string, single?: string) => {
    const address = unescapeHtml(double ?? single ?? '');
    return `${name}="${escapeHtml(offlineAddress(address, place))}"`;
  });

/** What is quoted is left as it is where it is data. */
const CSS_ADDRESS = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g;

/** From one document to the next: each file is an origin of its own, and browsers give up a transition between two with an error. */
const TRANSITION = /@view-transition\s*\{[^}]*\}/g;

/** A style sheet of the copy. */
export const offlineStyles = (css: string, place: OfflinePlace): string =>
  css
    .replace(TRANSITION, '')
    .replace(
      CSS_ADDRESS,
      (_, quote: string, address: string) => `url(${quote}${offlineAddress(address, place)}${quote})`,
    );

function offlineAddress(address: string, { url, file, fileOf }: OfflinePlace): string {
  if (address.startsWith('#') || !URL.canParse(address, url)) return address;
  const target = new URL(address, url);
  if (!/^https?:$/.test(target.protocol)) return address;
  const found = fileOf(target);
  if (found === undefined) return target.href;
  return encodeURI(path.relative(path.dirname(file), found) || path.basename(found)) + target.hash;
}
