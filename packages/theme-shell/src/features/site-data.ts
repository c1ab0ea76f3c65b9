import { readPageData } from '../behaviours/loading/page-data.js';
import { fetchShared } from '../behaviours/loading/shared-data.js';
import type { ShellSite } from '../model/shell-site.js';

/** Texts, and the addresses of frames: one file for the whole site, which the shell reads too. @throws when it cannot be read */
export async function siteData(): Promise<ShellSite | null> {
  const address = readPageData()?.siteUrl;
  return address ? fetchShared(address) : null;
}
