import { decodeAddress, lineRange, type Reference } from '@org/site-model';
import { besideOriginal } from '../../1-compile/content-files.js';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { PageKey } from '../../model/site-model.js';
import type { LinkedPage, LinkTable } from './link-table.js';

/** Why a reader who follows a link does not find what it names. */
export type LinkProblem =
  | { kind: 'no-page'; target: string }
  | { kind: 'no-address'; target: string }
  | { kind: 'no-anchor'; source: string; anchor: string; anchors: readonly string[] };

export interface ResolvedLink {
  /** What the link leads to in the finished site, escaped for an address; what was written where that is nothing. */
  address: string;
  problem?: LinkProblem;
}

type LinkReference = Pick<Reference, 'kind' | 'href' | 'target' | 'query' | 'hash' | 'isUnchecked'>;

/** The page that a link is on. */
interface FromPage {
  source: string;
  anchors: readonly string[];
}

/** Decides where a link leads, once for the check, for RENDER and for the dev server. @param from `null` for a link on no page of the content */
export function resolveLink(reference: LinkReference, from: FromPage | null, table: LinkTable): ResolvedLink {
  const { kind, target, query, hash } = reference;
  const tail = query + hash;
  switch (kind) {
    case 'anchor':
      return { address: tail, ...(from && anchorProblem(hash, from.source, from.anchors)) };
    case 'asset':
      // COMPILE has looked for it.
      return { address: (table.assets[target] ?? reference.href) + tail };
    case 'file': {
      const page = findPage(target, table.pages);
      if (!page) return { address: reference.href, problem: { kind: 'no-page', target } };
      return { address: page.address + tail, ...pageProblem(hash, page.source, table) };
    }
    default:
      return resolveRoute(reference, table);
  }
}

/** Endings that a link to another source file may leave out. */
const OPTIONAL_ENDINGS = ['', '.md', '.mdx', '/index.md', '/index.mdx'];

/** The page that a link to a file means; in a translation, what it would mean in the original. */
export function findPage(target: string, pages: ReadonlyMap<string, LinkedPage>): LinkedPage | undefined {
  // The first name that is tried, which is what most links say.
  const exact = pages.get(target);
  if (exact) return exact;
  for (const name of new Set([target, besideOriginal(target)]))
    for (const ending of OPTIONAL_ENDINGS) {
      const page = pages.get(name + ending);
      if (page) return page;
    }
  return undefined;
}

/** A page's address in the site's own form; a redirect's target, for following it costs a request; else a file, the same in all locales. */
function resolveRoute({ target, query, hash, isUnchecked }: LinkReference, table: LinkTable): ResolvedLink {
  const { config, byAddress, redirects, publicFiles, rootBaseUrl } = table;
  const tail = query + hash;
  const address = siteAddress(target, config);
  const owner = byAddress.get(address);
  if (owner !== undefined)
    return { address: address + tail, ...(!isUnchecked && ownerProblem(hash, owner, table)) };
  const redirect = redirects.get(address);
  if (redirect !== undefined) return { address: redirect + tail };
  const bare = target.slice(1);
  const isFile = isUnchecked || publicFiles.has(config.baseUrl + bare);
  return {
    address: rootBaseUrl + encodeKept(bare) + tail,
    ...(!isFile && { problem: { kind: 'no-address', target } }),
  };
}

/** Encoded, but for escapes that COMPILE has kept because they stand for what an address would read otherwise. */
const encodeKept = (target: string): string => encodeURI(target).replace(/%25([\da-f]{2})/gi, '%$1');

/** Of pages that are no document nobody knows the anchors. */
const ownerProblem = (hash: string, { kind, name }: PageKey, table: LinkTable): { problem?: LinkProblem } =>
  kind === 'document' ? pageProblem(hash, name, table) : {};

function pageProblem(hash: string, source: string, table: LinkTable): { problem?: LinkProblem } {
  if (hash === '') return {};
  const anchors = table.anchorsOf(source);
  return anchors ? anchorProblem(hash, source, anchors) : {};
}

/** The browser itself knows the empty anchor and `#top`. */
function anchorProblem(hash: string, source: string, anchors: readonly string[]): { problem?: LinkProblem } {
  const anchor = decodeAddress(hash.slice(1));
  if (anchor === '' || anchor === 'top' || anchors.includes(anchor)) return {};
  const lines = lineRange(hash);
  if (lines && anchors.includes(lines.first) && anchors.includes(lines.last)) return {};
  return { problem: { kind: 'no-anchor', source, anchor, anchors } };
}
