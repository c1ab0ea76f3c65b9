import { ELEMENT_IDS } from '../../model/constants.js';
import type { PageData } from '../../model/page-data.js';

/** The element that carries the page's data; `null` outside of a page of the shell. Content has no scripts, whatever ids it has. */
export const pageDataElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script#${ELEMENT_IDS.page}`);

export function readPageData(): PageData | null {
  const text = pageDataElement()?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Texts of behaviours are among the attributes, in any language and with any sign. */
const PAGE_DATA = new RegExp(`<script[^>]* id="?${ELEMENT_IDS.page}\\b.*?>(\\{.*?)</script>`, 's');

/** The data that the text of another document carries; `null` for one that is no page of the shell. @throws SyntaxError for what is no JSON */
export function pageDataIn(text: string): PageData | null {
  const data = PAGE_DATA.exec(text)?.[1];
  return data ? (JSON.parse(data) as PageData | null) : null;
}

/** A message that the server put on the element of the page's data, so that behaviours need no table of messages. */
export const label = (name: string): string => pageDataElement()?.dataset[name] ?? '';

const fetched = new Map<string, Promise<unknown>>();

/** A JSON file that many pages share, fetched once for all who ask. A failure is not remembered: the next one tries again. */
export function fetchShared<T>(address: string): Promise<T> {
  const known = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known as Promise<T>;
}

/** Sends for the data of the page's shell, so that it is on its way while the shell itself is. */
export function fetchShellData(): void {
  const { siteUrl, sidebarUrl } = readPageData() ?? {};
  for (const address of [siteUrl, sidebarUrl]) {
    // The next caller asks again and reports what went wrong.
    if (address) fetchShared(address).catch(() => undefined);
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}.`);
  return response.json();
}
