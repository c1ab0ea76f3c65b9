/** Whether a reader sees an element, and nothing keeps it from being used. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0 &&
  !element.closest('[inert]');

export const seen = <T extends HTMLElement = HTMLElement>(selector: string): T[] =>
  [...document.querySelectorAll<T>(selector)].filter(isSeen);

const FILE = /\.[a-z][a-z\d]{1,4}$/i;

function isPage({ href, target, download }: HTMLAnchorElement, baseUrl: string): boolean {
  if (!href || target || download) return false;
  const { origin, pathname } = new URL(href);
  if (origin !== location.origin || !`${pathname}/`.startsWith(baseUrl)) return false;
  // The fixture site has a page that crashes, and says so on the console.
  return !FILE.test(pathname) && !pathname.endsWith('/crash');
}

/** Addresses of the pages of this site that a reader can click on, from the root on. */
export function pageLinks(selector: string, baseUrl: string): string[] {
  const links = seen<HTMLAnchorElement>(selector).filter((link) => isPage(link, baseUrl));
  return [...new Set(links.map(({ href }) => href.slice(location.origin.length)))];
}

/** The first link to an address that a reader can click on. */
export const pageLink = (selector: string, address: string): HTMLAnchorElement | null =>
  seen<HTMLAnchorElement>(selector).find(({ href }) => href === location.origin + address) ?? null;
