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
  /** Each item that is marked as the current page: its address, and whether all categories around it are open. */
  current: { href: string; shown: boolean }[];
}

export function sidebarView(): SidebarView | null {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (!sidebar) return null;
  const current = [...sidebar.querySelectorAll<HTMLAnchorElement>('[aria-current=page]')];
  return {
    id: sidebar.dataset.sidebarId ?? '',
    items: itemsOf(sidebar),
    current: current.map((link) => ({ href: link.getAttribute('href') ?? '', shown: isShown(link) })),
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
  return link.ariaCurrent === 'page' ? { ...item, current: true } : item;
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
