import type { Sidebar } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import { areaRedirects } from './area-redirects.js';
import type { LinkTargets } from './check-links.js';
import type { EditionPage } from './edition-pages.js';
import type { Editions } from './editions.js';
import { linkTargets, withRedirects } from './link-targets.js';
import type { LocaleSite } from './locale-sites.js';
import { linkRedirects } from './redirects.js';
import type { Redirect, Route } from './site-model.js';

interface LocaleRedirectsInput {
  site: LocaleSite;
  editions: Pick<Editions, 'areas'>;
  pages: readonly EditionPage[];
  aliases: ReadonlyMap<string, string>;
}

/** What is known of the locale's addresses by then. */
interface LinkedAddresses {
  routes: readonly Route[];
  href(page: EditionPage): string;
  sidebarsOf(area: string, version: string): Sidebar[];
}

/** All redirects of a locale, those of the configuration first, and with them everything that its links may lead to. */
export function localeRedirects(
  { site, editions, pages, aliases }: LocaleRedirectsInput,
  { routes, ...addresses }: LinkedAddresses,
): { redirects: Redirect[]; targets: LinkTargets; diagnostics: Diagnostic[] } {
  const { config, configFile } = site;
  const targets = linkTargets(site, { pages, aliases, routes });
  const { redirects: configured, diagnostics } = linkRedirects({ config, configFile, targets });
  const { rootBaseUrl } = site.locale;
  const ofAreas = areaRedirects({ ...addresses, config, rootBaseUrl, pages, targets, areas: editions.areas });
  const redirects = [...configured, ...ofAreas];
  return { redirects, targets: withRedirects(targets, redirects), diagnostics };
}
