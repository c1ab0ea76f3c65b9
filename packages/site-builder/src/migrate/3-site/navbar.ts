import type { SiteConfig } from '../../config/site-config.js';
import type { DocusaurusNavbarItem } from '../1-read/config-shape.js';
import type { SiteFiles } from '../2-content/site-files.js';
import type { MigrationReport } from '../model/migration-report.js';
import { siteHref } from './addresses.js';

export interface NavbarInput {
  files: SiteFiles;
  report: MigrationReport;
  /** Ids of documents in the new site by the instance and the id of the source. */
  newId: (instance: string, id: string) => string | undefined;
}

type NavbarItem = NonNullable<NonNullable<SiteConfig['navbar']>['items']>[number];
interface LinkItem {
  label: string;
  href: string;
}

/** The items of the navbar; a search is added, which Docusaurus shows without an item of its own. */
export function moveNavbar(input: NavbarInput): NavbarItem[] {
  const { navbar } = input.files.project.config.themeConfig;
  const items = (navbar?.items ?? []).flatMap((item) => moveItem(item, input));
  const hasSearch = items.some(({ type }) => type === 'search');
  return hasSearch ? items : [...items, { type: 'search', position: 'right' }];
}

function moveItem(item: DocusaurusNavbarItem, input: NavbarInput): NavbarItem[] {
  const { project } = input.files;
  const shared = {
    ...(item.className && { className: item.className }),
    ...(item.position && { position: item.position }),
  };
  const instance = project.instances.find(({ options }) => options.id === (item.docsPluginId ?? 'default'));
  if (item.type === 'search') return [{ type: item.type, ...shared }];
  if (item.type === 'localeDropdown')
    return project.locales.length > 0 ? [{ type: item.type, ...shared }] : [];
  if (item.type === 'docsVersion' || item.type === 'docsVersionDropdown')
    return instance && instance.released.length > 0
      ? [{ type: item.type, area: instance.dir, ...shared }]
      : [];
  if (item.type !== 'dropdown' && !item.items?.length) {
    const [moved] = moveInner(item, input);
    return moved ? [{ ...moved, ...shared }] : [];
  }
  const items = (item.items ?? []).flatMap((inner) => moveInner(inner, input));
  return items.length > 0 ? [{ type: 'dropdown', label: labelOf(item), items, ...shared }] : [];
}

type InnerItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number];

/** What may also be in a list. */
function moveInner(item: DocusaurusNavbarItem, { files, report, newId }: NavbarInput): InnerItem[] {
  const { label } = item;
  const href = item.to ?? item.href;
  if (item.type === 'doc') {
    const docId = newId(item.docsPluginId ?? 'default', item.docId ?? '');
    if (docId !== undefined) return [{ type: 'doc', docId, ...(label && { label }) }];
  } else if (item.type === 'docSidebar' && item.sidebarId) {
    return [{ type: 'docSidebar', sidebarId: item.sidebarId, label: label ?? item.sidebarId }];
  } else if (item.type === 'html' && item.value) {
    return [{ type: 'html', value: item.value }];
  } else if (href !== undefined) {
    return [{ type: 'link', label: labelOf(item), href: siteHref(href, files) }];
  }
  report.left(
    'navbar',
    `The item ${JSON.stringify(label ?? item.type)} was left out.`,
    'Write it as one of the items of the navbar.',
  );
  return [];
}

/** An icon has no label: the host that it leads to names it. */
function labelOf({ label, html, to, href }: DocusaurusNavbarItem): string {
  const text = label ?? html?.replace(/<[^>]*>/g, '').trim();
  if (text) return text;
  const target = href ?? to ?? '';
  return URL.canParse(target) ? new URL(target).hostname.replace(/^www\./, '') : target || 'Menu';
}

/** The columns of the foot; links without a column are one. */
export function moveFooter({ files }: Pick<NavbarInput, 'files'>): NonNullable<SiteConfig['footer']> {
  const { footer } = files.project.config.themeConfig;
  const toLink = (item: DocusaurusNavbarItem): LinkItem[] => {
    const href = item.to ?? item.href ?? /href="([^"]*)"/.exec(item.html ?? '')?.[1];
    return href ? [{ label: labelOf(item), href: siteHref(href, files) }] : [];
  };
  const links = footer?.links ?? [];
  const columns = links.filter(({ items }) => items !== undefined);
  const groups = columns.map(({ title, items }) => ({
    title: title ?? files.project.config.title,
    items: (items ?? []).flatMap(toLink),
  }));
  const single = links.filter(({ items }) => items === undefined).flatMap(toLink);
  return {
    groups: [
      ...groups,
      ...(single.length > 0 ? [{ title: files.project.config.title, items: single }] : []),
    ].filter(({ items }) => items.length > 0),
    ...(footer?.copyright && {
      note: footer.copyright
        .replace(/<[^>]*>/g, '')
        .replaceAll('&copy;', '©')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
  };
}
