import { firstHref, type Sidebar } from '@org/sidebar-engine';
import type { NavbarDropdownItem, NavbarItem, NavbarLink } from '@org/theme-shell';
import type { NavbarItemConfig, ResolvedSiteConfig } from '../../config/site-config.js';
import { suggestName, type Diagnostic } from '@org/site-model';
import { iconOf } from './icons.js';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { VersionTable } from '../editions/version-table.js';

export interface NavbarContext {
  config: ResolvedSiteConfig;
  configFile: string;
  sidebars: (Sidebar & { area?: string; version?: string })[];
  /** Whether `sidebars` are all there are: one in a file with a syntax error may exist or not. */
  sidebarsComplete: boolean;
  /** Of the latest versions, by document id. */
  documents: ReadonlyMap<string, { title: string; href: string; area?: string }>;
  /** @default no area has versions */
  versions?: Pick<VersionTable, 'areas' | 'hrefsOf'>;
  diagnostics: Diagnostic[];
}

type DropdownConfig = Extract<NavbarItemConfig, { type: 'dropdown' }>['items'][number];
type LinkTarget = Pick<NavbarLink, 'label' | 'href' | 'activeBase' | 'otherBases' | 'area' | 'hrefs'>;

/** Navbar items as the shell shows them: whatever names a document or a sidebar has become an address. What is missing is an error. */
export const toNavbar = (context: NavbarContext): NavbarItem[] =>
  context.config.navbar.items.flatMap((item, index) => toItem(item, `navbar.items[${index}]`, context));

function toItem(item: NavbarItemConfig, at: string, context: NavbarContext): NavbarItem[] {
  const place = { position: item.position, ...classOf(item) };
  const icon = 'icon' in item ? iconOf(item.icon, `${at}.icon`, context) : {};
  switch (item.type) {
    case 'dropdown': {
      const items = item.items.flatMap((inner, index) =>
        toInnerItem(inner, `${at}.items[${index}]`, context),
      );
      return [{ type: 'dropdown', label: item.label, items, ...icon, ...place }];
    }
    case 'docsVersion':
    case 'docsVersionDropdown': {
      const known = (context.versions?.areas ?? []).map(({ id }) => id);
      if (!known.includes(item.area)) return missing({ at: `${at}.area`, id: item.area, known }, context);
      if (item.type === 'docsVersionDropdown')
        return [{ type: item.type, area: item.area, before: item.before, after: item.after, ...place }];
      return [{ type: item.type, area: item.area, ...(item.label ? { label: item.label } : {}), ...place }];
    }
    case 'search':
      return toSearchLink(item, at, context);
    case 'localeDropdown':
      return [{ type: item.type, before: item.before, after: item.after, ...icon, ...place }];
    default:
      return toInnerItem(item, at, context).map((inner) => ({ ...inner, ...place }));
  }
}

function toSearchLink(
  item: Extract<NavbarItemConfig, { type: 'search' }>,
  at: string,
  { config, configFile, diagnostics }: NavbarContext,
): NavbarItem[] {
  if (config.search) {
    const href = siteAddress(config.search.page, config);
    return [{ type: 'search', label: item.label, href, position: item.position, ...classOf(item) }];
  }
  diagnostics.push({
    code: 'navbar-search-off',
    severity: 'error',
    message: `"${at}" is a search, but the site has none, so the link would lead nowhere.`,
    hint: `Add search: { provider: 'embedded' } to the configuration, or remove the item.`,
    file: configFile,
  });
  return [];
}

/** What may stand in the bar and in a dropdown. */
function toInnerItem(item: DropdownConfig, at: string, context: NavbarContext): NavbarDropdownItem[] {
  if (item.type === 'html') return [{ type: 'html', value: item.value, ...classOf(item) }];
  const target = targetOf(item, at, context);
  return target
    ? [{ type: 'link', ...target, ...iconOf(item.icon, `${at}.icon`, context), ...classOf(item) }]
    : [];
}

const classOf = ({ className }: { className?: string | undefined }) => (className ? { className } : {});

function targetOf(
  item: Exclude<DropdownConfig, { type: 'html' }>,
  at: string,
  context: NavbarContext,
): LinkTarget | undefined {
  switch (item.type) {
    case 'link':
      return { label: item.label, href: item.href, activeBase: null };
    case 'doc':
      return documentTarget(item, at, context);
    case 'docSidebar':
      return sidebarTarget(item, at, context);
  }
}

function documentTarget(
  { docId, label }: { docId: string; label?: string | undefined },
  at: string,
  context: NavbarContext,
): LinkTarget | undefined {
  const document = context.documents.get(docId);
  if (!document) {
    missing({ at: `${at}.docId`, id: docId, known: [...context.documents.keys()] }, context);
    return undefined;
  }
  const { title, href, area = '' } = document;
  const hrefs = context.versions?.hrefsOf(area, docId);
  return {
    label: label ?? title,
    href,
    activeBase: `${href.replace(/\/$/, '')}/`,
    ...(hrefs ? { area, hrefs } : {}),
  };
}

function sidebarTarget(
  { sidebarId, label }: { sidebarId: string; label: string },
  at: string,
  context: NavbarContext,
): LinkTarget | undefined {
  const sidebar = context.sidebars.find(({ id }) => id === sidebarId);
  if (!sidebar) {
    const known = context.sidebars.map(({ id }) => id);
    if (context.sidebarsComplete) missing({ at: `${at}.sidebarId`, id: sidebarId, known }, context);
    return undefined;
  }
  const href = firstHref(sidebar);
  if (!href) {
    emptySidebar(`${at}.sidebarId`, sidebarId, context);
    return undefined;
  }
  return { label, href, ...areaBases(href, context.config), ...versionHrefs(sidebar, context) };
}

/** The sidebar of that name in each version of its area, where the area has versions. */
function versionHrefs(
  { id, area }: NavbarContext['sidebars'][number],
  { versions, sidebars }: NavbarContext,
) {
  if (!area || !versions?.areas.some((known) => known.id === area)) return {};
  const hrefs = sidebars.flatMap((sidebar) => {
    const href = firstHref(sidebar);
    const same = sidebar.area === area && (sidebar.id === id || sidebar.id === `${id}.${sidebar.version}`);
    return same && href ? [[sidebar.version, href]] : [];
  });
  return { area, hrefs: Object.fromEntries(hrefs) as Record<string, string> };
}

/** Where the area, or the API, is that an address is part of, and others below that: `/docs/cloud/intro` → `/docs/cloud/`. */
function areaBases(href: string, config: ResolvedSiteConfig): Pick<NavbarLink, 'activeBase' | 'otherBases'> {
  const paths = [
    ...config.areas.map(({ dir, path = `/${dir}` }) => path),
    ...config.apis.map(({ path }) => path),
  ];
  const bases = paths.map((path) => `${siteAddress(path, config)}/`.replace(/\/+$/, '/'));
  const around = bases.filter((base) => `${href}/`.startsWith(base)).toSorted((a, b) => b.length - a.length);
  const [activeBase = config.baseUrl] = around;
  const otherBases = bases.filter((base) => base !== activeBase && base.startsWith(activeBase));
  return { activeBase, ...(otherBases.length > 0 ? { otherBases } : {}) };
}

function emptySidebar(at: string, id: string, { configFile, diagnostics }: NavbarContext): void {
  diagnostics.push({
    code: 'navbar-empty-sidebar',
    severity: 'error',
    message: `"${at}" names "${id}", which has no document that the item could lead to.`,
    hint: `Give "${id}" a document, or take the item away.`,
    file: configFile,
  });
}

function missing({ at, id, known }: { at: string; id: string; known: string[] }, context: NavbarContext): [] {
  context.diagnostics.push({
    code: 'navbar-missing',
    severity: 'error',
    message: `"${at}" names "${id}", which does not exist.`,
    hint: suggestName(id, known),
    file: context.configFile,
  });
  return [];
}
