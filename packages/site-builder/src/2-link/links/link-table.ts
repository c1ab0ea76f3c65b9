import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { PageKey, PageSummary, Redirect, Route } from '../../model/site-model.js';

/** A page of the content, as links see it. */
export interface LinkedPage {
  source: string;
  /** Final address. */
  address: string;
}

/** Everything that links of one locale may lead to. */
export interface LinkTable {
  config: Pick<ResolvedSiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>;
  /** Base path of the whole site, which files of all locales are below. */
  rootBaseUrl: string;
  /** By content source, and by every other name under which links may mean the page. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** Who answers at each address. */
  byAddress: ReadonlyMap<string, PageKey>;
  /** Where redirects lead, by the address that they answer at. */
  redirects: ReadonlyMap<string, string>;
  /** Addresses of files that are copied as they are, and of those that the build writes, with the locale's base path. */
  publicFiles: ReadonlySet<string>;
  /** Final address of each file of the content that pages show or offer, by content path. */
  assets: Readonly<Record<string, string>>;
  /** Ids that links to a content page may name; `undefined` where they are not known. */
  anchorsOf(source: string): readonly string[] | undefined;
}

interface TableInput extends Pick<
  LinkTable,
  'config' | 'rootBaseUrl' | 'publicFiles' | 'assets' | 'anchorsOf'
> {
  pages: readonly PageSummary[];
  /** Final addresses by content source. */
  addresses: ReadonlyMap<string, string>;
  /** Other names of pages: source by name. */
  aliases: ReadonlyMap<string, string>;
  routes: readonly Route[];
}

export function linkTable({ pages, addresses, aliases, routes, ...input }: TableInput): LinkTable {
  const bySource = new Map(
    pages.map(({ source }): [string, LinkedPage] => [
      source,
      { source, address: addresses.get(source) ?? '' },
    ]),
  );
  const others = [...aliases].flatMap(([name, source]): [string, LinkedPage][] => {
    const page = bySource.get(source);
    return page ? [[name, page]] : [];
  });
  return {
    ...input,
    pages: new Map([...bySource, ...others]),
    byAddress: new Map(routes.map(({ path, page }) => [path, page])),
    redirects: new Map(),
  };
}

/** The same with redirects; of two that answer at one address the first. */
export const withRedirects = (table: LinkTable, redirects: readonly Redirect[]): LinkTable => ({
  ...table,
  redirects: new Map([
    ...[...redirects].reverse().map(({ from, to }): [string, string] => [from, to]),
    ...table.redirects,
  ]),
});

/** What pages of several locales may lead to. The home of a locale ends in a slash, and is asked for without it too. */
export function mergeTables(tables: readonly LinkTable[], first: LinkTable): LinkTable {
  const all = <Value>(pick: (table: LinkTable) => ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map(tables.flatMap((table) => [...pick(table)]));
  const byAddress = all((table) => table.byAddress);
  return {
    ...first,
    pages: all(({ pages }) => pages),
    byAddress: new Map([
      ...byAddress,
      ...[...byAddress].map(([address, page]): [string, PageKey] => [address.replace(/(.)\/$/, '$1'), page]),
    ]),
    redirects: all(({ redirects }) => redirects),
  };
}
