import { COMPILED_PAGE_VERSION } from '@org/content-pipeline/compiled';
import type { Reference } from '@org/site-model';
import { type LinkTable, linkTable } from '../src/2-link/links/link-table.js';
import type { PageSummary, Route } from '../src/model/site-model.js';
import { type ResolvedSiteConfig, type SiteConfig, siteConfigSchema } from '../src/config/site-config.js';

/** The least that a configuration needs. */
export const minimalConfig = {
  title: 'Field guide',
  tagline: '',
  url: 'https://docs.example.org',
  areas: [{ dir: 'cloud', label: 'Cloud' }],
} satisfies SiteConfig;

export const configOf = (changes: Partial<SiteConfig> = {}): ResolvedSiteConfig =>
  siteConfigSchema.parse({ ...minimalConfig, ...changes });

export function pageOf(source: string, changes: Partial<PageSummary> = {}): PageSummary {
  return {
    version: COMPILED_PAGE_VERSION,
    id: source.replace(/\.mdx?$/, ''),
    source,
    frontMatter: {},
    title: 'A page',
    description: '',
    tags: [],
    headings: [],
    references: [],
    anchors: [],
    slots: [],
    islands: [],
    assets: [],
    dependencies: [],
    reading: { words: 0, minutes: 1 },
    diagnostics: [],
    ...changes,
  };
}

/** A reference as COMPILE makes it of an address that a writer wrote at line 3, column 5. */
export function referenceTo(kind: Reference['kind'], href: string, target?: string): Reference {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { kind, href, target: target ?? path, query, hash, line: 3, column: 5 };
}

interface TableSample {
  pages?: PageSummary[];
  /** Who answers at each address. */
  addresses?: Record<string, string>;
  publicFiles?: string[];
  config?: ResolvedSiteConfig;
}

export function tableOf({
  pages = [],
  addresses = {},
  publicFiles = [],
  config = configOf({ baseUrl: '/docs/' }),
}: TableSample): LinkTable {
  const sources = new Set(pages.map(({ source }) => source));
  const routes = Object.entries(addresses).map(([path, name]): Route => ({
    path,
    page: { kind: sources.has(name) ? 'document' : 'component', name },
  }));
  return linkTable({
    config,
    rootBaseUrl: config.baseUrl,
    publicFiles: new Set(publicFiles),
    assets: {},
    anchorsOf: (source) => pages.find((page) => page.source === source)?.anchors,
    pages,
    addresses: new Map(routes.map(({ path, page }) => [page.name, path])),
    aliases: new Map(),
    routes,
  });
}
