import { ELEMENT_IDS } from '../../model/constants.js';
import type { ShellSidebar } from '../../model/shell-site.js';
import { Icon, IconLabel } from '../frame/icons.js';
import { type MenuFrame, NavbarItemView } from '../navbar/navbar-item.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';
import { Sidebar } from './sidebar.js';

/**
 * One element in two places: a popover over the page on a narrow window (which opens without a script), the column at the
 * side on a wide one. So the sidebar is in the page once.
 */
export const Drawer = part('Drawer', () => {
  const { site, sidebar } = useShell();
  const hasMenu = site.navbar.some(({ type }) => type !== 'search');
  return (
    <div
      id={ELEMENT_IDS.drawer}
      className={sidebar ? 'drawer' : 'drawer no-sidebar'}
      popover="auto"
      data-label={site.messages.siteMenu}
    >
      <div className="drawer-head">
        <span>{site.title}</span>
        <button
          type="button"
          className="icon-button"
          popoverTarget={ELEMENT_IDS.drawer}
          popoverTargetAction="hide"
          aria-label={site.messages.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {hasMenu && <DrawerMenu />}
      {sidebar && <SidebarPane sidebar={sidebar} hasMenu={hasMenu} />}
    </div>
  );
});

function DrawerMenu() {
  const { site } = useShell();
  return (
    <nav className="drawer-menu" aria-label={site.messages.siteMenu}>
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
  );
}

/** On a narrow window the drawer's other panel; on a wide one the column, which may be folded away. */
function SidebarPane({ sidebar, hasMenu }: { sidebar: ShellSidebar; hasMenu: boolean }) {
  const { messages, sidebar: settings } = useShell().site;
  return (
    <>
      <div className="sidebar-pane">
        {hasMenu && (
          <button type="button" className="drawer-back" data-drawer-back="">
            <Icon name="back" directed /> {messages.backToMainMenu}
          </button>
        )}
        <Sidebar sidebar={sidebar} />
        {settings?.hideable && (
          <button type="button" className="sidebar-collapse" data-sidebar-toggle="">
            <Icon name="fold" directed /> {messages.collapseSidebar}
          </button>
        )}
      </div>
      {settings?.hideable && (
        <button
          type="button"
          className="sidebar-expand"
          aria-label={messages.expandSidebar}
          title={messages.expandSidebar}
          data-sidebar-toggle=""
        >
          <Icon name="unfold" directed />
        </button>
      )}
    </>
  );
}

/** In the drawer, what the bar shows as a menu opens in place. */
const disclosure: MenuFrame = ({ fullLabel, icon, children }) => (
  <details>
    <summary>
      <IconLabel icon={icon} label={fullLabel} />
    </summary>
    <ul className="sidebar-list">{children}</ul>
  </details>
);
