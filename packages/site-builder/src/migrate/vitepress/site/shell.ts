import { findIcon } from '@org/content-pipeline/icons';
import type { SiteConfig } from '../../../config/site-config.js';
import type { MigrationReport } from '../../model/migration-report.js';
import { siteHref } from '../content/links.js';
import type { VitepressSite } from '../model.js';
import type { LinkEntry, ThemeConfig } from '../read/config-shape.js';
import { plainText } from './sidebars.js';

export interface ShellInput {
  site: VitepressSite;
  report: MigrationReport;
}

type NavbarItem = NonNullable<NonNullable<SiteConfig['navbar']>['items']>[number];
type Inner = Extract<NavbarItem, { type: 'dropdown' }>['items'][number];

const themeOf = ({ site }: ShellInput): ThemeConfig => site.locales[0].config.themeConfig;

/** The bar of the source, with its search, its languages and the icons of other places. */
export function moveNavbar(input: ShellInput): NavbarItem[] {
  const { nav = [], socialLinks, search, algolia } = themeOf(input);
  const hasSearch = search !== undefined || algolia !== undefined;
  return [
    ...nav.flatMap((entry) => toItem(entry, input)),
    ...(hasSearch ? [{ type: 'search' as const, position: 'right' as const }] : []),
    ...languages(input.site),
    ...socialLinks.map((link) => socialItem(link)),
  ];
}

function toItem(entry: LinkEntry, input: ShellInput): NavbarItem[] {
  const { site, report } = input;
  const label = plainText(entry.text);
  if (entry.link !== undefined && label !== '')
    return [{ type: 'link', label, href: siteHref(entry.link, site) }];
  const items = (entry.items ?? []).flatMap((item) => innerItems(item, input));
  if (items.length > 0) return [{ type: 'dropdown', label: label || 'More', items }];
  report.left(
    'navbar',
    `The item ${JSON.stringify(entry.component ?? label)} was left out.`,
    'Write it as one of the items of the navbar, or replace a part of the shell in src/customisation.tsx.',
    {
      file: site.configFile,
    },
  );
  return [];
}

/** Groups inside of a list are one after the other, without their names. */
const innerItems = (entry: LinkEntry, input: ShellInput): Inner[] =>
  entry.items?.flatMap((item) => innerItems(item, input)) ??
  (entry.link === undefined
    ? []
    : [{ type: 'link', label: plainText(entry.text) || entry.link, href: siteHref(entry.link, input.site) }]);

/** Those of this site, then those that are sites of their own. */
function languages({ locales, elsewhere }: VitepressSite): NavbarItem[] {
  if (locales.length > 1)
    return [{ type: 'localeDropdown', position: 'right', icon: 'languages', after: elsewhere }];
  if (elsewhere.length === 0) return [];
  const items = elsewhere.map(({ label, href }): Inner => ({ type: 'link', label, href }));
  return [{ type: 'dropdown', label: 'Languages', icon: 'languages', position: 'right', items }];
}

/** Names that are not those of their icons with a capital letter. */
const BRANDS: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  youtube: 'YouTube',
};

function socialItem({
  icon,
  link,
  ariaLabel,
}: {
  icon?: unknown;
  link: string;
  ariaLabel?: string | undefined;
}): NavbarItem {
  const name = typeof icon === 'string' ? icon : '';
  const drawing = [`brand:${name}`, name].find((each) => /^[\w:-]+$/.test(each) && findIcon(each));
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
  const label =
    ariaLabel ?? (name === '' ? host : (BRANDS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)));
  return { type: 'link', label, href: link, position: 'right', ...(drawing && { icon: drawing }) };
}

/** What the foot says, without markup. */
export function footerNote(footer: ThemeConfig['footer']): string {
  const textOf = (html: string | undefined): string =>
    plainText(html?.replaceAll('&copy;', '©').replaceAll('&nbsp;', ' '));
  return [footer?.message, footer?.copyright].map(textOf).filter(Boolean).join(' ');
}
