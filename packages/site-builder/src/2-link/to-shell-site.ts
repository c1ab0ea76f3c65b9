import { firstHref, type Sidebar } from '@org/sidebar-engine';
import { english, type NavbarItem, type ShellSite } from '@org/theme-shell';
import type { NavbarItemConfig, ResolvedSiteConfig } from '../config/site-config.js';
import { closestName } from '../diagnostics/closest-name.js';
import { siteAddress } from './addresses.js';
import { toShellSearch } from './to-shell-search.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

interface SiteInput {
  config: ResolvedSiteConfig;
  configFile: string;
  sidebars: Sidebar[];
  /** Whether `sidebars` are all there are: one in a file with a syntax error may exist or not. */
  sidebarsComplete: boolean;
  /** By document id. */
  documents: ReadonlyMap<string, { title: string; href: string }>;
  diagnostics: Diagnostic[];
}

/** Configuration → what all pages share. Navbar items that name a missing document or sidebar are errors. */
export function toShellSite(input: SiteInput): ShellSite {
  const { config } = input;
  return {
    title: config.title,
    tagline: config.tagline,
    baseUrl: config.baseUrl,
    homeHref: config.baseUrl,
    logo: config.logo ? { ...config.logo, src: config.baseUrl + config.logo.src } : null,
    locale: config.defaultLocale,
    direction: 'ltr',
    navbar: config.navbar.items.flatMap((item, index) => toNavbarLink(item, index, input)),
    footer: config.footer,
    trailingSlash: config.trailingSlash,
    colorMode: config.colorMode,
    strings: english,
    ...(config.search ? toShellSearch(config, config.search, input.sidebars) : {}),
  };
}

function toNavbarLink(item: NavbarItemConfig, index: number, input: SiteInput): NavbarItem[] {
  const { position } = item;
  if (item.type === 'link')
    return [{ type: 'link', label: item.label, href: item.href, position, activeBase: null }];

  if (item.type === 'search') return toSearchLink(item, index, input);

  if (item.type === 'doc') {
    const document = input.documents.get(item.docId);
    if (!document) return missing(index, 'docId', item.docId, [...input.documents.keys()], input);
    return [
      {
        type: 'link',
        label: item.label ?? document.title,
        href: document.href,
        position,
        activeBase: `${document.href}/`,
      },
    ];
  }

  const sidebar = input.sidebars.find(({ id }) => id === item.sidebarId);
  if (!sidebar) {
    const known = input.sidebars.map(({ id }) => id);
    return input.sidebarsComplete ? missing(index, 'sidebarId', item.sidebarId, known, input) : [];
  }
  const href = firstHref(sidebar);
  if (!href) return emptySidebar(index, item.sidebarId, input);
  return [{ type: 'link', label: item.label, href, position, activeBase: areaBase(href, input.config) }];
}

function toSearchLink(
  { label, position }: Extract<NavbarItemConfig, { type: 'search' }>,
  index: number,
  { config, configFile, diagnostics }: SiteInput,
): NavbarItem[] {
  if (config.search) {
    const href = siteAddress(config.search.page, config);
    return [{ type: 'search', label, href, position }];
  }
  diagnostics.push({
    code: 'navbar-search-off',
    severity: 'error',
    message: `"navbar.items[${index}]" is a search, but the site has none, so the link would lead nowhere.`,
    hint: `Add search: { provider: 'embedded' } to the configuration, or remove the item.`,
    file: configFile,
  });
  return [];
}

/** `/docs/cloud/intro` → `/docs/cloud/`. */
function areaBase(href: string, { baseUrl }: ResolvedSiteConfig): string {
  return `${baseUrl}${href.slice(baseUrl.length).split('/')[0]}/`;
}

function emptySidebar(index: number, id: string, { configFile, diagnostics }: SiteInput): [] {
  diagnostics.push({
    code: 'navbar-empty-sidebar',
    severity: 'error',
    message: `"navbar.items[${index}].sidebarId" names "${id}", which has no document that the item could lead to.`,
    hint: `Give "${id}" a document, or take the item away.`,
    file: configFile,
  });
  return [];
}

function missing(index: number, field: string, id: string, known: string[], input: SiteInput): [] {
  const nearest = closestName(id, known);
  input.diagnostics.push({
    code: 'navbar-missing',
    severity: 'error',
    message: `"navbar.items[${index}].${field}" names "${id}", which does not exist.`,
    hint: nearest ? `Did you mean "${nearest}"?` : `Known: ${known.slice(0, 8).join(', ')}.`,
    file: input.configFile,
  });
  return [];
}
