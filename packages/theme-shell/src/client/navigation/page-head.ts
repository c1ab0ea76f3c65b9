import { PAGE_TAGS, pageTags } from '../../model/page-tags.js';
import type { ShellPage } from '../../model/shell-page.js';
import type { ShellSite } from '../../model/shell-site.js';

/** Makes the title and `<head>` those of another page. Structured data is for readers of documents, and goes. */
export function setPageHead(page: ShellPage, site: ShellSite): void {
  document.title = page.documentTitle;
  for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
  for (const { name, attributes } of pageTags(page, site)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  }
}

/**
 * Style sheets that only some pages need: adds those that the document lacks and waits for them, so that an article is never
 * seen without. One that does not come is no reason to keep the reader from the page. They stay: the next page may want them.
 */
export async function loadPageStyles(addresses: readonly string[] = []): Promise<void> {
  const there = new Set(
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  await Promise.all(addresses.filter((address) => !there.has(address)).map(addStyleSheet));
}

function addStyleSheet(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
