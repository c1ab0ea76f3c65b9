import { contentHash } from '../format/content-hash.js';
import { type AlgoliaRecord, facetsOf, type Level, LEVELS } from '../algolia/records.js';
import type { SearchRecord } from '../record.js';
import type { SearchArea } from '../settings.js';

/** What hosted records need of the site. */
export interface AlgoliaRecordOptions {
  /** Origin of the addresses. */
  siteUrl: string;
  areas: SearchArea[];
  /** Most bytes of a record's JSON. @default 9000, below the limit of 10 kB of Algolia's smallest plan */
  maxBytes?: number;
}

/** Weight of a heading by its level, as DocSearch's crawler gives it. */
const LEVEL_WEIGHT = 100;
const MAX_BYTES = 9000;
/** Signs that mark matches in answers; no text may have them. */
const PRIVATE_SIGNS = /[\ue000\ue001]/g;

/** Section records → records of DocSearch: one for the heading, and one or more for the text, each below the size limit. */
export function toAlgoliaRecords(records: SearchRecord[], options: AlgoliaRecordOptions): AlgoliaRecord[] {
  const positions = new Map<string, number>();
  return records.flatMap((record) => {
    const position = positions.get(record.url) ?? 0;
    positions.set(record.url, position + 1);
    return sectionRecords(record, position, options);
  });
}

function sectionRecords(
  record: SearchRecord,
  position: number,
  options: AlgoliaRecordOptions,
): AlgoliaRecord[] {
  const { url, anchor, headings, version } = record;
  const names = [areaLabel(record, options), record.title, ...headings].slice(0, LEVELS.length).map(clean);
  const page = new URL(url, options.siteUrl).href;
  const address = anchor ? `${page}#${encodeURIComponent(anchor)}` : page;
  const level = LEVELS[names.length - 1] ?? 'lvl6';
  const common = {
    hierarchy: Object.fromEntries(LEVELS.map((name, at) => [name, names[at] ?? null])) as Record<
      Level,
      string | null
    >,
    anchor,
    url: address,
    url_without_anchor: page,
    ...facetsOf(record),
    version,
  };
  const weight = {
    pageRank: Math.round((record.boost ?? 1) * 10),
    level: LEVEL_WEIGHT - 10 * (names.length - 1),
    position,
  };
  const own = (kind: string): string => `${contentHash(address).toString(36)}-${kind}`;
  const heading: AlgoliaRecord = { ...common, objectID: own('h'), type: level, content: null, weight };
  const room = (options.maxBytes ?? MAX_BYTES) - bytesOf({ ...heading, type: 'content', content: '' });
  const parts = splitText(clean(record.text), room);
  return [
    heading,
    ...parts.map((content, part): AlgoliaRecord => ({
      ...common,
      objectID: own(`c${part}`),
      type: 'content',
      content,
      weight: { ...weight, level: 0 },
    })),
  ];
}

const areaLabel = ({ area }: SearchRecord, { areas }: AlgoliaRecordOptions): string =>
  areas.find(({ id }) => id === area)?.label ?? area;

const clean = (text: string): string => text.replace(PRIVATE_SIGNS, '').replace(/\s+/g, ' ').trim();

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** A text in parts of whole words whose JSON has at most so many bytes. */
function splitText(text: string, most: number): string[] {
  if (most < 100)
    throw new TypeError('Titles and headings of a search record leave no room for its text. Shorten them.');
  const parts: string[] = [];
  let rest = text;
  while (rest) {
    let end = rest.length;
    while (bytesOf(rest.slice(0, end)) > most) end = cutAt(rest, end);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return parts;
}

/** A shorter end: the last blank in the first nine tenths, or there. Never half a character. */
function cutAt(text: string, end: number): number {
  const most = Math.floor(end * 0.9);
  const blank = text.lastIndexOf(' ', most);
  if (blank > most / 2) return blank;
  return /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most;
}
