import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scanPage } from '@org/content-pipeline';
import type { Diagnostic } from '@org/site-model';
import { discoverPages } from './1-compile/content-files.js';
import { apiSidebarId } from './1-compile/to-api-pages.js';
import { writeApis } from './1-compile/write-apis.js';
import { linkSite } from './2-link/link-site.js';
import { SIDEBARS_FILE } from './2-link/sidebars/read-sidebars.js';
import type { LoadedSite } from './config/loaded-site.js';
import type { NavbarItemConfig } from './config/site-config.js';
import { readYaml } from './config/yaml-file.js';
import type { PageSummary } from './model/site-model.js';

type NamingItem = NavbarItemConfig | Extract<NavbarItemConfig, { type: 'dropdown' }>['items'][number];

/**
 * Documents and sidebars that the navbar names and the site lacks: known from front matter, before any page compiles. A site
 * is linked for it only where a name may not be there, so that every area can ask before it compiles in a process of its own.
 */
export async function checkNavbar(site: LoadedSite): Promise<Diagnostic[]> {
  const items = site.config.navbar.items;
  return items.every((item) => isKnown(item, site)) ? [] : linkNavbar(site);
}

/** Whether one look at a file tells that the item leads somewhere; where it does not, LINK may still know better. */
function isKnown(item: NamingItem, site: LoadedSite): boolean {
  switch (item.type) {
    case 'doc':
      return hasKnownDocument(item.docId, site);
    case 'docSidebar':
      return knownSidebars(site).has(item.sidebarId);
    case 'dropdown':
      return item.items.every((inner) => isKnown(inner, site));
    case 'search':
      return site.config.search !== undefined;
    case 'docsVersion':
    case 'docsVersionDropdown':
      return false;
    default:
      return true;
  }
}

/** Versions give names of their own to what they hold. */
const unversionedAreas = ({ config }: LoadedSite) =>
  config.areas.filter(({ versions }) => versions === undefined);

function hasKnownDocument(id: string, site: LoadedSite): boolean {
  if (!unversionedAreas(site).some(({ dir }) => id.startsWith(`${dir}/`))) return false;
  return [`${id}.md`, `${id}.mdx`].some((source) => {
    const file = path.join(site.contentDir, source);
    if (!existsSync(file)) return false;
    const page = scanPage({ path: source, text: readFileSync(file, 'utf8') });
    return page.id === id && page.frontMatter.draft !== true;
  });
}

/** Sidebars that have items, and those of APIs. */
function knownSidebars(site: LoadedSite): Set<string> {
  const written = unversionedAreas(site).flatMap(({ dir, sidebars: configured }) => {
    const file = path.join(site.contentDir, dir, SIDEBARS_FILE);
    const value = configured ?? (existsSync(file) ? readYaml(readFileSync(file, 'utf8')).value : {});
    const sidebars = Object(value) as Record<string, unknown>;
    return Object.keys(sidebars).filter((id) => Array.isArray(sidebars[id]) && sidebars[id].length > 0);
  });
  return new Set([...written, ...site.config.apis.map(apiSidebarId)]);
}

async function linkNavbar(site: LoadedSite): Promise<Diagnostic[]> {
  const sources = site.config.areas.flatMap(({ dir }) => discoverPages(site.contentDir, dir));
  const pages: PageSummary[] = sources.map((source) =>
    scanPage({ path: source, text: readFileSync(path.join(site.contentDir, source), 'utf8') }),
  );
  for (const { dir } of site.config.areas) {
    for await (const page of writeApis(site, dir)) pages.push(page);
  }
  const { diagnostics } = linkSite(site, pages);
  return diagnostics.filter(({ code }) => code.startsWith('navbar-'));
}
