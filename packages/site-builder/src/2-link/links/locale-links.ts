import type { Sidebar } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { textFiles } from '../../addresses/text-files.js';
import type { Redirect, Route, SiteModel } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleInput } from '../locale-input.js';
import { areaRedirects } from './area-redirects.js';
import { linkPage, type PageLinks } from './check-links.js';
import { type LinkTable, linkTable, withRedirects } from './link-table.js';
import { linkRedirects } from './redirects.js';

/** What is known of the locale's addresses by then. */
interface LocaleAddresses {
  routes: readonly Route[];
  /** Final addresses by content source. */
  addresses: ReadonlyMap<string, string>;
  assets: SiteModel['assets'];
  href(page: EditionPage): string;
  sidebarsOf(area: string, version: string): Sidebar[];
}

interface LocaleLinks {
  /** Those of the configuration first. */
  redirects: Redirect[];
  table: LinkTable;
  /** By content source. */
  links: ReadonlyMap<string, PageLinks>;
  /** Of the redirects. */
  diagnostics: Diagnostic[];
}

/** Decides where every link and every redirect of a locale leads. */
export function localeLinks(
  { site, editions, pages, aliases, anchorsOf }: LocaleInput,
  { routes, addresses, assets, href, sidebarsOf }: LocaleAddresses,
): LocaleLinks {
  const { config, configFile } = site;
  const { rootBaseUrl } = site.locale;
  const common = { config, rootBaseUrl, assets, anchorsOf, publicFiles: linkedFiles(site) };
  const bare = linkTable({ ...common, pages, addresses, aliases, routes });
  const configured = linkRedirects({ config, configFile, table: bare });
  const redirected = withRedirects(bare, configured.redirects);
  const { areas } = editions;
  const input = { config, rootBaseUrl, pages, table: redirected, areas, href, sidebarsOf };
  const ofAreas = areaRedirects(input);
  const table = withRedirects(redirected, ofAreas);
  return {
    redirects: [...configured.redirects, ...ofAreas],
    table,
    links: new Map(pages.map((page) => [page.source, linkPage(page, table)])),
    diagnostics: configured.diagnostics,
  };
}

/** Addresses that links of a locale may name and that are no pages: files of the public folder, and those that the build writes. */
export const linkedFiles = ({
  publicDir,
  config,
}: Pick<LocaleInput['site'], 'publicDir' | 'config'>): Set<string> =>
  new Set([...publicFiles(publicDir, config.baseUrl), ...textFiles(config)]);

/** Addresses of the files below the public folder, which are copied as they are. */
export function publicFiles(publicDir: string, baseUrl: string): Set<string> {
  if (!existsSync(publicDir)) return new Set();
  const entries = readdirSync(publicDir, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
      .map((file) => baseUrl + file.split(path.sep).join('/')),
  );
}
