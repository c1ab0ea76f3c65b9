import { readPageData } from './page-data.js';

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
