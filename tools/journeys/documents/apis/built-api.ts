import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the pages of one API show. */
export interface BuiltApi {
  /** Addresses of its pages, the first one first. */
  pages: string[];
  /** Operation (`GET /stations`) → addresses of the pages that it is described on, once for each description. */
  operations: Map<string, string[]>;
  /** Names of parameters and fields. */
  names: Set<string>;
  /** All text, white space collapsed. */
  text: string;
}

export function readBuiltApi(dist: string, address: string): BuiltApi {
  const pages = [address, ...pagesBelow(dist, address)];
  const api: BuiltApi = { pages, operations: new Map(), names: new Set(), text: '' };
  for (const page of pages) readPage(page, articleOf(readFileSync(`${dist}${page}.html`, 'utf8')), api);
  return api;
}

function pagesBelow(dist: string, address: string): string[] {
  const folder = path.join(dist, address);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${address}/${file.slice(0, -'.html'.length).split(path.sep).join('/')}`)
    .sort();
}

/** The sidebar, too, has names of operations. */
const articleOf = (html: string): string => /<article>.*<\/article>/s.exec(html)?.[0] ?? '';

const LINE =
  /<p class="api-line"><span class="api-method"[^>]*>([^<]*)<\/span><code class="api-path">([^<]*)<\/code>/g;
const NAME = /<(?:code|a) class="api-name"[^>]*>(?:<code>)?([^<]*)</g;

function readPage(page: string, html: string, api: BuiltApi): void {
  for (const [, method = '', route = ''] of html.matchAll(LINE)) {
    const line = decode(`${method} ${route}`);
    api.operations.set(line, [...(api.operations.get(line) ?? []), page]);
  }
  for (const [, name = ''] of html.matchAll(NAME)) api.names.add(decode(name));
  api.text += ` ${textOf(html)}`;
}

const textOf = (html: string): string =>
  collapse(decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, '')));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? entity;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    },
  );

export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
