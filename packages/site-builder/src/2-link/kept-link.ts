import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Locale } from '@org/site-model';
import type { IndexedPage } from '../1-compile/compiled-index.js';
import { apiSidebarsFile, generatedFiles } from '../1-compile/compiled-files.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { addMade, digestOf, siteStamp } from '../inputs/input-stamp.js';
import type { SiteFiles } from '../inputs/site-files.js';
import type { SiteModel } from '../model/site-model.js';
import { localeSites } from './editions/locale-sites.js';
import { anchorsIn, type LinkedLocale, type LinkedSite, linkLocales, type LinkOptions } from './link-site.js';
import type { LinkTable } from './links/link-table.js';
import { linkedFiles } from './links/locale-links.js';
import { fromLines, linesOf, toLines } from './large-json.js';

/** Where a site's own tools keep what LINK has made. */
const KEPT_FILE = '.site-cache/link.json';

/** What is kept of a locale: plain JSON, see {@link toLines}. */
interface KeptLocale {
  /** The site's locales as this one names them. */
  locales: Locale[];
  model: SiteModel;
  pages: [name: string, source: string, address: string][];
  redirects: [from: string, to: string][];
}

interface KeptLinkOptions extends Pick<LinkOptions, 'updates'> {
  /** The site's files. @default they are looked at now */
  files?: SiteFiles | undefined;
}

/** What LINK has made. */
interface IdentifiedLink extends LinkedSite {
  /** Of all that it was made of. `null` where that cannot be told. */
  key: string | null;
}

/**
 * LINK, or what it has made before of what is the same to it: it reads no text of a page, so that most edits change nothing for it. What it has to
 * report is not kept, because it says where something is written.
 */
export function linkUnlessKept(
  site: LoadedSite,
  pages: readonly IndexedPage[],
  options: KeptLinkOptions,
): IdentifiedLink {
  const key = linkKey(site, pages, options);
  const kept = key === undefined ? undefined : readKept(site, key);
  if (key !== undefined && kept) return { key, locales: restored(kept, site, pages), diagnostics: [] };
  const summaries = pages.map(({ summary }) => summary);
  const linked = linkLocales(site, summaries, options);
  if (key !== undefined && linked.diagnostics.length === 0) keep(site, key, linked.locales);
  return { ...linked, key: key ?? null };
}

/** Of all that LINK reads. `undefined` where that cannot be told. */
function linkKey(
  site: LoadedSite,
  pages: readonly IndexedPage[],
  { updates = new Map(), files }: KeptLinkOptions,
): string | undefined {
  const sources = pages.map(({ summary: { source } }) => path.join(site.contentDir, source));
  const stamp = siteStamp(site, { except: new Set(sources), files });
  for (const { dir } of site.config.areas) {
    addMade(stamp, path.join(site.contentDir, generatedFiles(dir)));
    stamp.hash.update(textOf(apiSidebarsFile(site, dir)) ?? '');
  }
  for (const { linkKey: key } of pages) stamp.hash.update(`${key}\n`);
  stamp.hash.update(JSON.stringify([...updates]));
  return digestOf(stamp);
}

/** Digits of a checksum. */
const SUM_LENGTH = 10;

/** Always as long, so that it can be written when all that follows it is. @param sum CRC-32 of what follows */
const headOf = (key: string, sum: number): string => `${key} ${String(sum).padStart(SUM_LENGTH, '0')}\n`;

/** What is damaged is not there. */
function readKept({ root }: LoadedSite, key: string): KeptLocale[] | undefined {
  const bytes = bytesOf(path.join(root, KEPT_FILE));
  if (!bytes?.toString('latin1', 0, key.length + 1).startsWith(`${key} `)) return undefined;
  const body = bytes.subarray(bytes.indexOf('\n') + 1);
  const isWhole = bytes.toString('latin1', 0, bytes.length - body.length) === headOf(key, crc32(body));
  return isWhole ? (fromLines(linesOf(body)) as KeptLocale[]) : undefined;
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Without it the next build links again. */
function keep({ root }: LoadedSite, key: string, locales: readonly LinkedLocale[]): void {
  const file = path.join(root, KEPT_FILE);
  const partial = `${file}.${process.pid}.partial`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeKept(partial, key, toLines(locales.map(keptLocale)));
    renameSync(partial, file);
  } catch {
    rmSync(partial, { force: true });
  }
}

function writeKept(file: string, key: string, lines: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    let sum = 0;
    writeFileSync(descriptor, headOf(key, sum));
    for (const line of lines) {
      const bytes = Buffer.from(line);
      sum = crc32(bytes, sum);
      writeFileSync(descriptor, bytes);
    }
    writeSync(descriptor, headOf(key, sum), 0);
  } finally {
    closeSync(descriptor);
  }
}

const keptLocale = ({ site, model, table }: LinkedLocale): KeptLocale => ({
  locales: site.locale.all,
  model,
  pages: [...table.pages].map(([name, { source, address }]) => [name, source, address]),
  redirects: [...table.redirects],
});

function restored(
  kept: readonly KeptLocale[],
  site: LoadedSite,
  pages: readonly IndexedPage[],
): LinkedLocale[] {
  const anchorsOf = anchorsIn(pages.map(({ summary }) => summary));
  const named = kept.map(({ locales }) => locales);
  return localeSites(site, named).sites.flatMap((localeSite, index): LinkedLocale[] => {
    const locale = kept[index];
    if (!locale) return [];
    const { config } = localeSite;
    const table: LinkTable = {
      config,
      rootBaseUrl: localeSite.locale.rootBaseUrl,
      pages: new Map(locale.pages.map(([name, source, address]) => [name, { source, address }])),
      byAddress: new Map(locale.model.routes.map(({ path: address, page }) => [address, page])),
      redirects: new Map(locale.redirects),
      publicFiles: linkedFiles(localeSite),
      assets: locale.model.assets,
      anchorsOf,
    };
    return [{ site: localeSite, model: locale.model, table }];
  });
}
