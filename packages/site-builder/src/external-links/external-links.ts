import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinHtml, type CompiledPage } from '@org/content-pipeline/compiled';
import { type Position, unescapeHtml } from '@org/site-model';
import { readCompiled } from '../1-compile/read-compiled.js';
import type { LoadedSite } from '../config/loaded-site.js';

/** Where a link to another site is written. */
export interface LinkPlace extends Position {
  /** Below the content folder. */
  source: string;
}

/** Places by address, without the hash: what a page of another site has in it is its own affair. */
export type ExternalLinks = Map<string, LinkPlace[]>;

const LINK = /<a\b[^>]*?\shref="(https?:\/\/[^"]+)"/g;

/** The links of all articles to other sites, in the order of the pages; one page is in memory at a time. */
export async function externalLinks(site: LoadedSite): Promise<ExternalLinks> {
  const links: ExternalLinks = new Map();
  for await (const page of readCompiled(site)) {
    const places = placesIn(page, site.contentDir);
    for (const address of addressesIn(page)) {
      const known = links.get(address) ?? [];
      links.set(address, [...known, places(address)]);
    }
  }
  return links;
}

/** Each once. */
function addressesIn({ html, references }: CompiledPage): Set<string> {
  const text = joinHtml(html, { addresses: references.map(() => '') });
  const addresses = [...text.matchAll(LINK)].map(([, href = '']) => unescapeHtml(href).replace(/#.*$/, ''));
  return new Set(addresses);
}

/** The first place in a page's own text; its beginning for an address that a partial or an API has written. */
function placesIn({ source }: CompiledPage, contentDir: string): (address: string) => LinkPlace {
  let lines: string[] | undefined;
  return (address) => {
    lines ??= readLines(path.join(contentDir, source));
    const line = lines.findIndex((text) => text.includes(address));
    const column = lines[line]?.indexOf(address) ?? 0;
    return { source, line: Math.max(line, 0) + 1, column: column + 1 };
  };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
