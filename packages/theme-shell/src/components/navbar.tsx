import { ELEMENT_IDS } from '../model/constants.js';
import type { NavbarLink } from '../model/shell-site.js';
import { ColorToggle } from './color-toggle.js';
import { MenuIcon } from './icons.js';
import { Link } from './link.js';
import { useShell } from './shell-context.js';

export function Navbar() {
  const { site } = useShell();
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label={site.strings.mainNavigation}>
        <button
          type="button"
          className="icon-button navbar-menu"
          popoverTarget={ELEMENT_IDS.drawer}
          aria-label={site.strings.openMenu}
        >
          <MenuIcon />
        </button>
        <Brand />
        <NavbarItems position="left" />
        <span className="navbar-gap" />
        <NavbarItems position="right" />
        {!site.colorMode.disableSwitch && <ColorToggle />}
      </nav>
    </header>
  );
}

function Brand() {
  const { site } = useShell();
  return (
    <Link href={site.homeHref} className="brand">
      {site.logo && <img {...site.logo} alt="" fetchPriority="low" />}
      <span>{site.title}</span>
    </Link>
  );
}

function NavbarItems({ position }: { position: NavbarLink['position'] }) {
  const items = useShell().site.navbar.filter((item) => item.position === position);
  if (items.length === 0) return null;
  return (
    <ul className="navbar-items">
      {items.map((item) => (
        <li key={item.href}>
          <NavbarAnchor item={item} />
        </li>
      ))}
    </ul>
  );
}

/** One navbar item, in the bar and in the drawer's site menu alike. */
export function NavbarAnchor({ item }: { item: NavbarLink }) {
  const { page } = useShell();
  const current = item.activeBase !== null && `${page.path}/`.startsWith(item.activeBase);
  return (
    <Link href={item.href} className={current ? 'navbar-link active' : 'navbar-link'}>
      {item.label}
    </Link>
  );
}
