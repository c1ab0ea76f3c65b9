import { ELEMENT_IDS } from '../../model/constants.js';
import type { NavbarItem } from '../../model/navbar.js';
import { Icon, IconLabel } from '../frame/icons.js';
import { Link } from '../frame/link.js';
import { type MenuFrame, NavbarItemView } from './navbar-item.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

export const Navbar = part('Navbar', () => {
  const { site } = useShell();
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label={site.messages.mainNavigation}>
        <button
          type="button"
          className="icon-button navbar-menu"
          popoverTarget={ELEMENT_IDS.drawer}
          aria-label={site.messages.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Brand />
        <NavbarItems position="left" />
        <SearchLinks position="left" />
        <span className="navbar-gap" />
        <SearchLinks position="right" />
        <NavbarItems position="right" />
        {!site.colorMode.disableSwitch && <ColorToggle />}
      </nav>
    </header>
  );
});

const Brand = part('Brand', () => {
  const { site } = useShell();
  return (
    <Link href={site.homeHref} className="brand">
      {site.logo && <img {...site.logo} alt="" fetchPriority="low" />}
      <span>{site.title}</span>
    </Link>
  );
});

function NavbarItems({ position }: { position: NavbarItem['position'] }) {
  const { navbar } = useShell().site;
  const isHere = (item: NavbarItem): boolean => item.position === position && item.type !== 'search';
  if (!navbar.some(isHere)) return null;
  return (
    <ul className="navbar-items">
      {navbar.map(
        (item, index) =>
          isHere(item) && (
            <li key={index} className={item.className}>
              <NavbarItemView item={item} frame={menuFrame(`${ELEMENT_IDS.menu}${index}`)} />
            </li>
          ),
      )}
    </ul>
  );
}

/** The search, in the bar at every width: a link to its page, until a script opens it in place. */
function SearchLinks({ position }: { position: NavbarItem['position'] }) {
  const items = useShell().site.navbar.filter((item) => item.type === 'search' && item.position === position);
  return items.map(
    (item) =>
      item.type === 'search' && (
        <Link key={item.href} href={item.href} className="navbar-search" opensSearch>
          <Icon name="search" />
          <span className="navbar-search-label">{item.label}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </Link>
      ),
  );
}

/**
 * A button and a popover: they open, close on Escape and give the focus back without a script. The behaviours script adds
 * `aria-expanded`, the arrow keys, and closing when the focus leaves.
 */
const menuFrame =
  (id: string): MenuFrame =>
  ({ name, label, fullLabel, icon, children }) => (
    <>
      <button
        type="button"
        className="navbar-link menu-button"
        popoverTarget={id}
        aria-label={label === fullLabel ? undefined : fullLabel}
        data-menu=""
        // The behaviours may have set `aria-expanded` before React comes.
        suppressHydrationWarning
      >
        <IconLabel icon={icon} label={<bdi>{label}</bdi>} />
        {!icon && <Icon name="chevron" />}
      </button>
      <ul id={id} className="menu-list" popover="auto" aria-label={name}>
        {children}
      </ul>
    </>
  );

/** The behaviours script names the button by the mode that is on, before and after React takes over. */
export const ColorToggle = part('ColorToggle', () => {
  const { messages, colorMode } = useShell().site;
  const isLight = colorMode.defaultMode === 'light';
  const [name, otherName] = isLight
    ? [messages.switchToDark, messages.switchToLight]
    : [messages.switchToLight, messages.switchToDark];
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle=""
      {...{ [isLight ? 'data-label-dark' : 'data-label-light']: otherName }}
      aria-label={name}
      suppressHydrationWarning
    >
      <Icon name="theme" />
    </button>
  );
});
