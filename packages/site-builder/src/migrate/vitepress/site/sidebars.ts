import type { SidebarItemConfig, SidebarsConfig } from '@org/sidebar-engine';
import type { MigrationReport } from '../../model/migration-report.js';
import { pageAt, siteHref } from '../content/links.js';
import type { SourcePage, VitepressSite } from '../model.js';
import type { LinkEntry } from '../read/config-shape.js';

interface SidebarInput {
  site: VitepressSite;
  report: MigrationReport;
}

export interface MovedSidebars {
  sidebars: SidebarsConfig;
  /** The sidebar that a page of the default language is beside; `null` for none. */
  beside: (page: SourcePage) => string | null;
}

/** The sidebars of the default language, each with the name of its path. */
export function moveSidebars(input: SidebarInput): MovedSidebars {
  const lists = input.site.locales[0].config.themeConfig.sidebar ?? new Map<string, LinkEntry[]>();
  const ids = new Map([...lists.keys()].map((path) => [path, idOf(path)]));
  const sidebars = Object.fromEntries(
    [...lists].flatMap(([path, entries]) => {
      const items = entries.flatMap((entry) => toItem(entry, '', input, true));
      return items.length > 0 ? [[ids.get(path) ?? '', items]] : [];
    }),
  );
  // The longest path that a page's begins with, by its parts, as VitePress has it.
  const paths = [...lists.keys()].sort((a, b) => b.split('/').length - a.split('/').length);
  return {
    sidebars,
    beside: (page) => {
      const found = paths.find((path) => `/${page.path}`.startsWith(path.replace(/^\/?/, '/')));
      const id = found === undefined ? undefined : ids.get(found);
      return id !== undefined && id in sidebars ? id : null;
    },
  };
}

const idOf = (path: string): string =>
  path
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'docs';

function toItem(entry: LinkEntry, above: string, input: SidebarInput, isFirst = false): SidebarItemConfig[] {
  const { items, link, base = above, collapsed } = entry;
  const label = plainText(entry.text);
  const target = link === undefined ? undefined : withBase(entry.base === undefined ? above : base, link);
  if (items === undefined) return target === undefined ? textItem(label) : linkItem(target, label, input);
  const inner = items.flatMap((item) => toItem(item, base, input));
  const page = target === undefined ? undefined : docId(target, input.site);
  if (inner.length === 0) return target === undefined ? [] : linkItem(target, label, input);
  if (label === '') return inner;
  return [
    {
      type: 'category',
      label,
      // Groups without "collapsed" cannot be folded.
      ...(collapsed === undefined && isFirst && { collapsible: false }),
      ...(collapsed !== true && { collapsed: false }),
      ...(page !== undefined && { link: { type: 'doc' as const, id: page } }),
      items: inner,
    },
  ];
}

const textItem = (label: string): SidebarItemConfig[] =>
  label === '' ? [] : [{ type: 'html', value: label.replaceAll('&', '&amp;').replaceAll('<', '&lt;') }];

function linkItem(target: string, label: string, { site, report }: SidebarInput): SidebarItemConfig[] {
  const id = docId(target, site);
  if (id !== undefined) return [{ type: 'doc', id, ...(label !== '' && { label }) }];
  const isOther = /^(?:[a-z]+:|\/\/)/i.test(target);
  const href = siteHref(target, site);
  if (isOther || href !== target || /[#?]/.test(target))
    return [{ type: 'link', label: label || target, href }];
  report.left(
    'sidebar',
    `"${target}" is no page of the site, and its item was left out.`,
    `Write it into content/${site.area}/sidebars.yaml, if there is to be one.`,
    {
      file: site.configFile,
    },
  );
  return [];
}

/** A base is put before a link as it is: it may end in the middle of a name. */
export const withBase = (base: string, link: string): string =>
  base === '' || /^(?:[a-z]+:|\/\/)/i.test(link)
    ? link
    : base + link.replace(/^\//, base.endsWith('/') ? '' : '/');

/** The id of the page that an address is, below the folder of the area; a hash leads to a place, not to a page. */
function docId(target: string, site: VitepressSite): string | undefined {
  if (/[#?]/.test(target) || /^(?:[a-z]+:|\/\/)/i.test(target)) return undefined;
  const page = pageAt(decodeURI(target), site);
  return page?.locale.isDefault
    ? page.target.slice(`content/${site.area}/`.length).replace(/\.md$/, '')
    : undefined;
}

/** Texts may have HTML in them, such as a badge. */
export const plainText = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
