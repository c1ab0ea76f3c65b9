import type { Sidebar } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import { areaRedirects } from './area-redirects.js';
import type { EditionPage } from './edition-pages.js';
import type { Editions } from './editions.js';
import { type LinkTable, withRedirects } from './links/link-table.js';
import type { LocaleSite } from './locale-sites.js';
import { linkRedirects } from './redirects.js';
import type { Redirect } from './site-model.js';

interface LocaleRedirectsInput {
  site: LocaleSite;
  editions: Pick<Editions, 'areas'>;
  pages: readonly EditionPage[];
}

/** What is known of the locale's addresses by then. */
interface LinkedAddresses {
  /** Without any redirect. */
  table: LinkTable;
  href(page: EditionPage): string;
  sidebarsOf(area: string, version: string): Sidebar[];
}

/** All redirects of a locale, those of the configuration first, and with them everything that its links may lead to. */
export function localeRedirects(
  { site, editions, pages }: LocaleRedirectsInput,
  { table, ...addresses }: LinkedAddresses,
): { redirects: Redirect[]; table: LinkTable; diagnostics: Diagnostic[] } {
  const { config, configFile } = site;
  const { rootBaseUrl } = site.locale;
  const configured = linkRedirects({ config, configFile, table });
  const redirected = withRedirects(table, configured.redirects);
  const { areas } = editions;
  const ofAreas = areaRedirects({ ...addresses, config, rootBaseUrl, pages, table: redirected, areas });
  return {
    redirects: [...configured.redirects, ...ofAreas],
    table: withRedirects(redirected, ofAreas),
    diagnostics: configured.diagnostics,
  };
}
