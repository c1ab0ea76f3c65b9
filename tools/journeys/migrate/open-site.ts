import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startServer } from '../server-process.js';

/** What a browser says of a page. */
export interface OpenedPage {
  address: string;
  status: number;
  /** Errors of the console, and scripts that threw. */
  problems: string[];
}

interface OpenInput {
  browser: Browser;
  /** Of the new site. */
  folder: string;
  addresses: readonly string[];
  /** Where pictures of the pages are put. @default none are taken */
  pictures?: string | undefined;
}

/** Serves a built site and opens pages of it. */
export async function openSite({ browser, folder, addresses, pictures }: OpenInput): Promise<OpenedPage[]> {
  const server = await startServer(folder, 'preview');
  const [, base = ''] = /http:\/\/[^/]+(\S*?)\/?\s/.exec(server.output()) ?? [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const opened: OpenedPage[] = [];
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // What pages show of other hosts is not to be had here.
    if (message.type() === 'error' && url.startsWith(server.address)) problems.push(message.text());
  });
  try {
    for (const address of addresses) {
      problems = [];
      const answer = await page.goto(server.address + base + address, { waitUntil: 'load' });
      await page.locator('main').waitFor();
      opened.push({ address, status: answer?.status() ?? 0, problems });
      if (pictures) await page.screenshot({ path: path.join(pictures, `${fileName(address)}.png`) });
    }
  } finally {
    await page.close();
    await server.stop();
  }
  return opened;
}

const fileName = (address: string): string =>
  address.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';
