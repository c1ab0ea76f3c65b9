import { cleanPath } from '@org/theme-shell';
import { encodePath, siteAddress } from '../../addresses/site-addresses.js';
import type { PageKey } from '../../model/page-key.js';
import type { LinkedLocale } from '../../2-link/link-site.js';

/** The page that answers at a path, with or without the slash or the ending of a file that hosts allow. */
export function pageAt(pathname: string, locale: LinkedLocale): PageKey | undefined {
  const answers = addressesOf(pathname, locale);
  return locale.model.routes.find(({ path }) => answers.has(path))?.page;
}

/** Where a redirect leads that answers at a path. */
export function redirectAt(pathname: string, locale: LinkedLocale): string | undefined {
  const answers = addressesOf(pathname, locale);
  return locale.model.redirects.find(({ from }) => answers.has(from))?.to;
}

function addressesOf(pathname: string, { site: { config } }: LinkedLocale): ReadonlySet<string> {
  const clean = cleanPath(pathname);
  const address = siteAddress(
    `${clean}/`.startsWith(config.baseUrl) ? clean.slice(config.baseUrl.length - 1) : clean,
    config,
  );
  return new Set([encodePath(pathname), address, `${address}/`, `${address}.html`]);
}
