/** An item of the sidebar. A category has `open` and, where it is drawn, `items`. */
export interface SidebarItem {
  label: string;
  href?: string;
  current?: true;
  open?: boolean;
  items?: SidebarItem[];
}

export interface SidebarView {
  id: string;
  items: SidebarItem[];
  /**
   * Each item that is marked as the current page: its address, and whether all categories around it are open. An entry for a part
   * of the page counts as the page's own: which part is read depends on where the page is scrolled to.
   */
  current: { href: string; shown: boolean }[];
}

export function sidebarView(): SidebarView | null {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (!sidebar) return null;
  const current = [...sidebar.querySelectorAll<HTMLAnchorElement>('[aria-current=page]')];
  return {
    id: sidebar.dataset.sidebarId ?? '',
    items: itemsOf(sidebar),
    current: current.map((link) => ({ href: link.pathname, shown: isShown(link) })),
  };
}

/** By its categories, and not by what is painted: on a narrow window the sidebar is in the drawer. */
function isShown(link: Element): boolean {
  for (let details = link.closest('details'); details; details = parentDetails(details)) {
    if (!details.open && !details.querySelector(':scope > summary')?.contains(link)) return false;
  }
  return true;
}

const parentDetails = (details: Element): HTMLDetailsElement | null =>
  details.parentElement?.closest('.sidebar details') ?? null;

function itemsOf(element: Element): SidebarItem[] {
  return [...element.children].flatMap((child) => {
    if (child instanceof HTMLDetailsElement) return [categoryOf(child)];
    if (child instanceof HTMLAnchorElement) return [linkOf(child)];
    if (child.matches('ul, li')) return itemsOf(child);
    return child.matches('summary') ? [] : [{ label: child.textContent.trim() }];
  });
}

function linkOf(link: HTMLAnchorElement): SidebarItem {
  const item: SidebarItem = { label: link.textContent.trim(), href: link.getAttribute('href') ?? '' };
  return isCurrentPage(link) ? { ...item, current: true } : item;
}

function isCurrentPage(link: HTMLAnchorElement): boolean {
  if (link.hash) return false;
  const partRead = link
    .closest('.sidebar')
    ?.querySelector<HTMLAnchorElement>('[aria-current=page][href*="#"]');
  return link.ariaCurrent === 'page' || partRead?.pathname === link.pathname;
}

function categoryOf(details: HTMLDetailsElement): SidebarItem {
  const summary = details.querySelector(':scope > summary');
  const items = itemsOf(details);
  return {
    label: summary?.ariaLabel ?? summary?.textContent.trim() ?? '',
    open: details.open,
    ...(items.length > 0 ? { items } : {}),
  };
}
