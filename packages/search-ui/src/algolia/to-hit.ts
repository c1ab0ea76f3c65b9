import { decodeAddress } from '@org/site-model';
import type { SearchHit, TextRange } from '../provider.js';
import type { SearchArea } from '../settings.js';
import { type AlgoliaRecord, LEVELS, tagOf } from './records.js';

/** Signs around what matched. From the private use area, so that they are no markup, and no text has them. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

interface Highlighted {
  value?: string;
}

export interface AlgoliaHit extends Partial<AlgoliaRecord> {
  _highlightResult?: { hierarchy?: Partial<Record<string, Highlighted>> };
  _snippetResult?: { content?: Highlighted };
}

interface HitSite {
  areas: SearchArea[];
  /** Origin of the addresses in the index; they are opened on the site that the reader is on. */
  siteUrl: string;
}

/** A record of Algolia → what the interface shows. Whatever a record lacks is left out; its texts are never markup. */
export function toHit(hit: AlgoliaHit, site: HitSite): SearchHit {
  const names = LEVELS.flatMap((level) => {
    const text = hit.hierarchy?.[level];
    return text ? [readMarks(hit._highlightResult?.hierarchy?.[level]?.value ?? text)] : [];
  });
  const area = hit.hierarchy?.lvl0 ? names[0] : undefined;
  const [page, ...headings] = area ? names.slice(1) : names;
  const [url = '', hash = ''] = localAddress(hit.url ?? '', site.siteUrl).split('#');
  const known = site.areas.find(({ id, versions }) =>
    versions.some(({ name }) => tagOf(id, name) === hit.docusaurus_tag),
  );
  const version = known?.versions.find(({ name }) => tagOf(known.id, name) === hit.docusaurus_tag);
  return {
    url,
    anchor: decodeAddress(hash),
    title: page?.text ?? '',
    titleRanges: page?.ranges ?? [],
    breadcrumb: area && area.text !== known?.label ? [area.text] : [],
    headings: headings.map(({ text }) => text),
    headingRanges: headings.map(({ ranges }) => ranges),
    snippet: readMarks(hit._snippetResult?.content?.value ?? hit.content ?? ''),
    area: known?.id ?? '',
    version: version?.name ?? '',
  };
}

/** A text with signs around its matches → the text and the ranges of its matches. */
export function readMarks(marked: string): { text: string; ranges: TextRange[] } {
  let text = '';
  const ranges: TextRange[] = [];
  for (const [at, part] of marked.split(MARK_START).entries()) {
    const end = at > 0 ? part.indexOf(MARK_END) : -1;
    if (end > 0) ranges.push([text.length, text.length + end]);
    text += part.replaceAll(MARK_END, '');
  }
  return { text, ranges };
}

/** An address of the site without its origin, so that previews and mirrors lead to themselves; never one that runs a script. */
function localAddress(url: string, siteUrl: string): string {
  const own = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
  if (!own || !/^https?:$/.test(own.protocol)) return '';
  return own.origin === new URL(siteUrl).origin ? own.pathname + own.search + own.hash : own.href;
}
