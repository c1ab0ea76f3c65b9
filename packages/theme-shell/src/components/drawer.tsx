import { ELEMENT_IDS } from '../model/constants.js';
import { CloseIcon } from './icons.js';
import { type MenuFrame, NavbarItemView } from './navbar-item.js';
import { useShell } from './shell-context.js';
import { Sidebar } from './sidebar.js';

/**
 * One element in two places: a popover over the page on a narrow window (which opens without a script), the column at the
 * side on a wide one. So the sidebar is in the page once.
 */
export function Drawer() {
  const { site, sidebar } = useShell();
  return (
    <div
      id={ELEMENT_IDS.drawer}
      className={sidebar ? 'drawer' : 'drawer no-sidebar'}
      popover="auto"
      data-label={site.strings.siteMenu}
    >
      <div className="drawer-head">
        <span>{site.title}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget={ELEMENT_IDS.drawer}
          popoverTargetAction="hide"
          aria-label={site.strings.closeMenu}
        >
          <CloseIcon />
        </button>
      </div>
      <nav className="drawer-menu" aria-label={site.strings.siteMenu}>
        <ul className="sidebar-list">
          {site.navbar.map(
            (item, index) =>
              item.type !== 'search' && (
                <li key={index} className={item.className}>
                  <NavbarItemView item={item} frame={disclosure} />
                </li>
              ),
          )}
        </ul>
      </nav>
      {sidebar && <Sidebar sidebar={sidebar} />}
    </div>
  );
}

/** In the drawer, what the bar shows as a menu opens in place. */
const disclosure: MenuFrame = ({ name, label, children }) => (
  <details>
    <summary className="sidebar-link">{name === label ? label : `${name}: ${label}`}</summary>
    <ul className="sidebar-list">{children}</ul>
  </details>
);
