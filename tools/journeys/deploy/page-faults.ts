import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { see, type Tab } from './reader.js';
import type { Fault } from './static-host.js';
import type { Walk } from './walk.js';

/** Milliseconds after which nobody waits any longer for a page. */
const PATIENCE = 11_000;
const WAIT = { timeout: 30_000 };
const PAGE = /\/guide\/live$/;
const PAGE_DATA = /(<script[^>]* id="docs-page".*?>)(\{.*?)(?=<\/script>)/s;

/** A page that cannot be shown in place is one warning and one document, never two. */
export function describePageFaults(walk: Walk): void {
  describe('a page', () => {
    it('that cannot be shown in place leads to one full load', async () => {
      for (const [name, fault] of faultsOf(walk.releases.old)) {
        const tab = await openBeside(fault, walk);
        await tab.sidebar.getByRole('link', { name: 'Live' }).click();
        await expectFullLoad(tab, name);
        await tab.close();
      }
    });

    it('that never comes leads to one full load once nobody waits any longer', async () => {
      const tab = await openBeside('never', walk);
      await tab.page.clock.install();
      await tab.sidebar.getByRole('link', { name: 'Live' }).click();
      await expect.poll(() => walk.host.asked.some((file) => PAGE.test(file)), WAIT).toBe(true);
      expect(tab.documents).toBe(1);
      await tab.page.clock.fastForward(PATIENCE);
      await expectFullLoad(tab, 'that never comes');
    });
  });
}

/** What may come in the place of a page, by what it is. */
function faultsOf(release: string): [name: string, fault: Fault][] {
  const textOf = (file: string): string => readFileSync(path.join(release, file), 'utf8');
  const html = textOf('guide/live.html');
  /** The page with something in it that is another. */
  const edited = (from: string | RegExp, to: string): Fault => {
    const body = html.replace(from, () => to);
    if (body === html) throw new Error(`The document has no ${from}.`);
    return { body };
  };
  const [, tag = '', json = ''] = PAGE_DATA.exec(html) ?? [];
  const withData = (change: object): Fault =>
    edited(json, JSON.stringify({ ...(JSON.parse(json) as object), ...change }).replaceAll('<', '\\u003c'));
  return [
    ['that is not there', { status: 404 }],
    ['of a server that fails', { status: 500 }],
    ['that is another page of HTML', { body: '<!doctype html><title>Sign in</title>' }],
    ['that is the one for unknown addresses', { body: textOf('404.html') }],
    ['that leads to itself', { body: '<meta http-equiv="refresh" content="0; url=/guide/live">' }],
    ['that breaks off', { body: html.slice(0, html.indexOf(tag)) }],
    ['whose data are null', edited(json, 'null')],
    ['whose data are no JSON', edited(json, '{"shell":')],
    ['of the right build without an article', edited('class="markdown"', 'class="text"')],
    ['of the right build without a page', withData({ page: undefined })],
    ['of the right build whose page is null', withData({ page: null })],
  ];
}

/** A reader to whom the host answers with a fault where it is asked for a page to be shown in place, or ahead: its document comes. */
async function openBeside(fault: Fault, { host, reader }: Walk): Promise<Tab> {
  host.mend();
  host.break(PAGE, fault);
  const tab = await reader.open('/guide/intro');
  // Both have one address, so the host is well again as soon as the browser wants the document.
  await tab.page.route(PAGE, (route) => {
    if (route.request().isNavigationRequest()) host.mend();
    return route.continue();
  });
  return tab;
}

async function expectFullLoad(tab: Tab, name: string): Promise<void> {
  await see(tab.heading, name).toHaveText('Live');
  await tab.ready();
  expect([name, tab.documents]).toEqual([name, 2]);
  const warnings = tab.problems.filter((text) => text.includes('could not be loaded in place'));
  expect([name, warnings.length]).toEqual([name, 1]);
}
