import { readPageData } from '../behaviours/page-data.js';
import type { ShellSite } from '../model/shell-site.js';

let site: Promise<ShellSite | null> | undefined;

/** Texts, and the addresses of frames: one file for the whole site, which the shell reads too. @throws when it cannot be read */
export async function siteData(): Promise<ShellSite | null> {
  site ??= readSite();
  try {
    return await site;
  } catch (cause) {
    // What failed once may work on the next page.
    site = undefined;
    throw cause;
  }
}

async function readSite(): Promise<ShellSite | null> {
  const address = readPageData()?.siteUrl;
  if (!address) return null;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}.`);
  return (await response.json()) as ShellSite;
}
