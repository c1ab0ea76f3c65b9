import type { Zippable } from 'fflate';
import { escapeHtml } from '@org/site-model';
import { fileAt, outputFile } from '../addresses/site-addresses.js';
import type { SiteOutput } from '../output/site-output.js';
import { offlineDocument, type OfflinePlace, offlineStyles } from './offline-text.js';

/** What a copy is made from. */
export interface CopyInput {
  /** Origin of the site. */
  url: string;
  /** Of the whole site. */
  baseUrl: string;
  /** Addresses of its pages, that of the first one first. */
  pages: readonly string[];
  title: string;
  output: Pick<SiteOutput, 'has' | 'readBytes'>;
}

export interface OfflineCopy {
  /** By path. */
  files: Zippable;
  /** Files of the site that are in it beside pages, sorted. */
  assets: string[];
}

/** Files that are compressed already. */
const COMPRESSED = /\.(?:png|jpe?g|webp|avif|gif|woff2?|mp4|webm|zip|gz)$/i;
/** The oldest that an archive knows: no clock is in it. */
const MTIME = new Date(1980, 0, 1);
/** What is opened first. */
const START = 'index.html';

/** The pages with all that they show, as files that need neither server nor network. */
export function offlineCopy(input: CopyInput): OfflineCopy {
  const { pages, url, output } = input;
  const byAddress = new Map(pages.map((page) => [pathOf(page), outputFile(page, input.baseUrl)]));
  const assets = new Set<string>();
  const place = (address: string, file: string): OfflinePlace => ({
    url: new URL(address, url).href,
    file,
    fileOf(target) {
      if (target.origin !== new URL(url).origin) return undefined;
      const page = byAddress.get(pathOf(target.pathname));
      if (page !== undefined) return page;
      const asset = assetOf(target, input);
      if (asset !== undefined) assets.add(asset);
      return asset;
    },
  });
  const files: Zippable = {};
  for (const page of pages) {
    const file = outputFile(page, input.baseUrl);
    files[file] = packed(file, offlineDocument(textOf(file, output), place(page, file)));
  }
  // What styles name is found while they are copied.
  for (const file of assets)
    files[file] = packed(file, copied(file, place(input.baseUrl + file, file), output));
  files[START] ??= packed(START, startPage(input));
  return { files, assets: [...assets].sort() };
}

/** A page that is written with a slash at its end is the same one. */
const pathOf = (address: string): string => address.replace(/(.)\/$/, '$1');

/** Of the whole site: pages that are not in the copy are none. */
function assetOf({ pathname }: URL, { baseUrl, output }: CopyInput): string | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const file = fileAt(pathname, baseUrl);
  return /\.(?!html$|md$|zip$|xml$)[a-z\d]+$/i.test(file) && output.has(file) ? file : undefined;
}

const copied = (file: string, place: OfflinePlace, output: CopyInput['output']): string | Uint8Array =>
  file.endsWith('.css') ? offlineStyles(textOf(file, output), place) : bytesOf(file, output);

function bytesOf(file: string, output: CopyInput['output']): Uint8Array {
  const bytes = output.readBytes(file);
  if (!bytes) throw new Error(`"${file}" is no file of the site.`);
  return bytes;
}

const textOf = (file: string, output: CopyInput['output']): string =>
  Buffer.from(bytesOf(file, output)).toString('utf8');

const packed = (file: string, content: string | Uint8Array): Zippable[string] => [
  typeof content === 'string' ? new Uint8Array(Buffer.from(content)) : content,
  { level: COMPRESSED.test(file) ? 0 : 6, mtime: MTIME },
];

function startPage({ pages: [first = ''], baseUrl, title }: CopyInput): string {
  const address = escapeHtml(encodeURI(outputFile(first, baseUrl)));
  return [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
    `<body><a href="${address}">${escapeHtml(title)}</a></body></html>\n`,
  ].join('');
}
