/** Where a reader is on a page: what has the focus, how far it is scrolled, what was announced. */
export interface Bearings {
  href: string;
  /** Names the document: another number means that it was loaded in full. */
  document: number;
  /** `h1`, `#id` of the hash's element, or what else has the focus. */
  focus: string;
  announced: string;
  /** The page's own title, which a page may make more of: that of a search names what was searched for. */
  title: string;
  scroll: number;
  maxScroll: number;
  /** Height of the announcement above the page, in pixels; 0 without one. */
  announcement: number;
  /** Of the element that the hash names, where there is one that is shown: whether it is below the navbar and in the window. */
  hash: { inSight: boolean } | null;
  /** Whether the current page's item is inside of the sidebar's own window; `null` where no sidebar is seen. */
  currentInSight: boolean | null;
  /** What is wrong about the drawer, if anything. */
  drawer: { open: boolean; faults: string[] };
}

export function takeBearings(): Bearings {
  const root = document.documentElement;
  return {
    href: location.href,
    document: performance.timeOrigin,
    focus: focused(),
    announced: document.getElementById('docs-announcer')?.textContent ?? '',
    title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? document.title,
    scroll: Math.round(scrollY),
    maxScroll: Math.floor(root.scrollHeight - innerHeight),
    announcement: announcementHeight(),
    hash: hashSight(),
    currentInSight: currentInSight(),
    drawer: drawerState(),
  };
}

export const announcementHeight = (): number =>
  document.querySelector<HTMLElement>('.announcement')?.offsetHeight ?? 0;

/** Several lines of code, `#greet-L2-L3`, are no element: their first is where the reader is taken. */
function hashElement(): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1));
  const element = document.getElementById(id) ?? document.getElementById(id.replace(/-L\d+$/, ''));
  return element?.checkVisibility() ? element : null;
}

function focused(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing';
  if (element === hashElement()) return 'the element that the hash names';
  if (element.localName === 'h1') return 'the heading';
  const name = element.ariaLabel ?? element.textContent.trim().slice(0, 40);
  return `<${element.localName} class="${element.className}"> “${name}”`;
}

/** Rounding, and borders that scrolling leaves out. */
const TOLERANCE = 2;

function hashSight(): Bearings['hash'] {
  const element = hashElement();
  if (!element) return null;
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const { top } = element.getBoundingClientRect();
  return { inSight: top >= Math.max(0, bar) - TOLERANCE && top < innerHeight };
}

function currentInSight(): boolean | null {
  const sidebar = document.querySelector('.drawer:not(:popover-open) .sidebar');
  const current = sidebar?.querySelector('[aria-current=page]');
  if (!sidebar || !current || !current.checkVisibility() || sidebar.getClientRects().length === 0)
    return null;
  const outer = sidebar.getBoundingClientRect();
  const inner = current.getBoundingClientRect();
  return inner.bottom > outer.top + TOLERANCE && inner.top < outer.bottom - TOLERANCE;
}

function drawerState(): Bearings['drawer'] {
  const drawer = document.getElementById('docs-drawer');
  const open = drawer?.matches(':popover-open') ?? false;
  const inert = document.querySelectorAll('[inert]').length;
  const faults: string[] = [];
  if (open !== (drawer?.role === 'dialog')) faults.push(`its role is ${String(drawer?.role)}`);
  if (open !== inert > 0) faults.push(`${inert} parts of the page are inert`);
  if (open && !drawer?.contains(document.activeElement)) faults.push('the focus is outside of it');
  if (!open && document.querySelector('dialog[open]')) faults.push('a dialog has stayed open');
  return { open, faults };
}
