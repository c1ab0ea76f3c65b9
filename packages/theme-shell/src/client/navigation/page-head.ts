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
