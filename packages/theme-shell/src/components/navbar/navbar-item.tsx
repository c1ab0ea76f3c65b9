import { formatMessage, type Icon, type Link as LinkData } from '@org/site-model';
import type { ShellMessages } from '../../messages/shell-messages.js';
import type { ReactNode } from 'react';
import type { NavbarDropdownItem, NavbarItem, NavbarLink } from '../../model/navbar.js';
import type { ShellArea } from '../../model/shell-site.js';
import { Html } from '../frame/html.js';
import { IconLabel } from '../frame/icons.js';
import { Link } from '../frame/link.js';
import { useShell } from '../frame/shell-context.js';
import { activeVersion, localeHref, usePreferredVersion, versionHref } from './switch-targets.js';

/**
 * How a place (the bar, the drawer) shows an item that holds others: `label` is what a button shows; `fullLabel` names it where
 * the name of the menu is not seen.
 */
export type MenuFrame = (menu: {
  name: string;
  label: string;
  fullLabel: string;
  icon?: Icon | undefined;
  children: ReactNode;
}) => ReactNode;

interface Props {
  item: NavbarItem;
  frame: MenuFrame;
}

/** One navbar item of any type, in the bar and in the drawer's site menu alike. */
export function NavbarItemView({ item, frame }: Props) {
  switch (item.type) {
    case 'link':
      return <NavbarAnchor item={item} />;
    case 'html':
      return <Html value={item.value} className="navbar-html" />;
    case 'dropdown':
      return frame({
        name: item.label,
        label: item.label,
        fullLabel: item.label,
        icon: item.icon,
        children: <DropdownItems items={item.items} />,
      });
    case 'docsVersion':
      return <VersionLink area={item.area} label={item.label} />;
    case 'docsVersionDropdown':
      return <VersionMenu {...item} frame={frame} />;
    case 'localeDropdown':
      return <LocaleMenu {...item} frame={frame} />;
    default:
      return null;
  }
}

function NavbarAnchor({ item }: { item: Omit<NavbarLink, 'position'> }) {
  const { page } = useShell();
  const version = useVersionOf(item.area);
  const href = (version && item.hrefs?.[version.name]) ?? item.href;
  const isBelow = (base: string): boolean => `${page.path}/`.startsWith(base);
  const current =
    item.activeBase !== null &&
    page.kind !== 'component' &&
    isBelow(item.activeBase) &&
    !item.otherBases?.some(isBelow);
  return (
    <Link href={href} className={current ? 'navbar-link active' : 'navbar-link'}>
      <IconLabel icon={item.icon} label={item.label} />
    </Link>
  );
}

function DropdownItems({ items }: { items: NavbarDropdownItem[] }) {
  return items.map((item, index) => (
    <li key={index} className={item.className}>
      {item.type === 'html' ? (
        <Html value={item.value} className="navbar-html" />
      ) : (
        <NavbarAnchor item={item} />
      )}
    </li>
  ));
}

const useArea = (id: string | undefined): ShellArea | undefined =>
  useShell().site.areas?.find((area) => area.id === id);

function useVersionOf(areaId: string | undefined) {
  const { page } = useShell();
  const area = useArea(areaId);
  const preferred = usePreferredVersion(area);
  return area && activeVersion(area, page, preferred);
}

function VersionLink({ area, label }: { area: string; label: string | undefined }) {
  const version = useVersionOf(area);
  if (!version) return null;
  return (
    <Link href={version.href} className="navbar-link">
      <bdi>{label ?? version.label}</bdi>
    </Link>
  );
}

interface ExtraLinks {
  before?: LinkData[];
  after?: LinkData[];
  icon?: Icon;
  frame: MenuFrame;
}

/** A menu that shows what is chosen in it. */
const chosen = (name: string, label: string, { chosenItem }: ShellMessages) => ({
  name,
  label,
  fullLabel: formatMessage(chosenItem, { menu: name, item: label }),
});

function VersionMenu({ area: areaId, before = [], after = [], frame }: ExtraLinks & { area: string }) {
  const { page, site } = useShell();
  const area = useArea(areaId);
  const active = useVersionOf(areaId);
  if (!area || !active) return null;
  return frame({
    ...chosen(site.messages.versions, active.label, site.messages),
    children: (
      <>
        <ExtraItems links={before} />
        {area.versions.map((version) => (
          <li key={version.name}>
            <a
              className="navbar-link"
              href={versionHref(area, version, page)}
              data-keep=""
              data-version={version.name}
              data-area={area.id}
              aria-current={version === active ? 'true' : undefined}
            >
              <bdi>{version.label}</bdi>
            </a>
          </li>
        ))}
        <ExtraItems links={after} />
      </>
    ),
  });
}

/** A link to the page in each language of the site. */
export function LocaleItems({ className }: { className?: string }) {
  const { page, site } = useShell();
  return site.locales?.map((locale) => (
    <li key={locale.code}>
      <a
        className={className}
        href={localeHref(locale, page, site)}
        lang={locale.htmlLang}
        hrefLang={locale.htmlLang}
        dir={locale.dir}
        data-keep=""
        aria-current={locale.code === site.locale ? 'true' : undefined}
      >
        {locale.label}
      </a>
    </li>
  ));
}

function LocaleMenu({ before = [], after = [], icon, frame }: ExtraLinks) {
  const { site } = useShell();
  const { locales = [] } = site;
  const active = locales.find(({ code }) => code === site.locale);
  if (locales.length < 2) return null;
  return frame({
    ...chosen(site.messages.languages, active?.label ?? site.locale, site.messages),
    icon,
    children: (
      <>
        <ExtraItems links={before} />
        <LocaleItems className="navbar-link" />
        <ExtraItems links={after} />
      </>
    ),
  });
}

function ExtraItems({ links }: { links: LinkData[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Link href={href} className="navbar-link">
        {label}
      </Link>
    </li>
  ));
}
