import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DIST, isSameDocument, markDocument, openReady, sidebar } from '../built-site.js';

/** A selector of the link to follow, or `null` for a step back. */
type Step = string | null;

/** What the sidebar shows on a page. */
interface Seen {
  address: string;
  /** Labels of its open categories, in the order of the page. */
  open: string[];
  /** Addresses of its visible current items. */
  current: string[];
}

/** Takes the steps, all in one call, and says what the sidebar shows after each once everything that it sets off is over. */
const walk = (page: Page, steps: Step[]): Promise<Seen[]> =>
  page.evaluate(async (wanted) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.sidebar ${selector}`)];
    const seen = [];
    for (const selector of wanted) {
      const shown = new Promise((resolve) => document.addEventListener('docs:page', resolve, { once: true }));
      if (selector === null) history.back();
      else document.querySelector<HTMLElement>(selector)?.click();
      await shown;
      await new Promise((resolve) => setTimeout(resolve));
      seen.push({
        address: location.pathname,
        open: all('details[open] > summary').map(
          (summary) => summary.textContent || (summary.ariaLabel ?? ''),
        ),
        current: all('[aria-current=page]')
          .filter((item) => item.checkVisibility())
          .map((item) => item.getAttribute('href') ?? ''),
      });
    }
    return seen;
  }, steps);

/** What the documents of addresses show. Read and not loaded: that is cheaper, and the sidebar needs no script. */
async function freshSeen(page: Page, addresses: string[]): Promise<Seen[]> {
  const files = addresses.map((address): [string, string] => [
    address,
    readFileSync(path.join(DIST, `${address.replace(/\/$/, '')}.html`), 'utf8'),
  ]);
  const blank = await page.context().newPage();
  return blank.evaluate(
    (documents) =>
      documents.map(([address, html]) => {
        const root = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(`.sidebar ${selector}`)];
        return {
          address,
          open: all('details[open] > summary').map(
            (summary) => summary.textContent || (summary.ariaLabel ?? ''),
          ),
          current: all('[aria-current=page]')
            .filter((item) => !item.closest('details:not([open])'))
            .map((item) => item.getAttribute('href') ?? ''),
        };
      }),
    files,
  );
}

async function expectAsFresh(page: Page, steps: Step[]): Promise<void> {
  await markDocument(page);
  const seen = await walk(page, steps);
  const addresses = seen.map(({ address }) => address);
  expect(seen.map(({ current }) => current)).toEqual(addresses.map((address) => [address]));
  expect(seen).toEqual(await freshSeen(page, addresses));
  expect(await isSameDocument(page)).toBe(true);
}

const NEXT = '.pagination .next';

test('sixty clicks on Next leave the sidebar as a load of each address does', async ({ page }) => {
  test.setTimeout(120_000);
  await openReady(page, '/dev-docs/intro');
  await expectAsFresh(page, Array<Step>(60).fill(NEXT));
});

test('the sidebar of an area knows nothing of the others, on the way there and back', async ({ page }) => {
  const areas = ['user-docs', 'cloud', 'dev-docs', 'user-docs', 'openapi', 'dev-docs', 'cloud'];
  const forth = areas.flatMap((area): Step[] => [
    `.navbar a[href^="/${area}"]`,
    ...(area === 'openapi' ? [] : [NEXT, NEXT, NEXT]),
  ]);
  const back = Array<Step>(forth.length - 1).fill(null);
  await openReady(page, '/dev-docs/intro');
  await expectAsFresh(page, [...forth, ...back]);
});

test('what the reader opened stays open where the current page is elsewhere', async ({ page }) => {
  const open = sidebar(page).locator('details[open] > summary');
  await openReady(page, '/user-docs/intro');
  await sidebar(page).locator('summary', { hasText: 'Settings' }).click();
  await expect(open).toHaveText(['Settings']);
  await page.locator('.doc a[href="#main"], .toc a').first().click();
  await expect(open).toHaveText(['Settings']);
  await page.locator(NEXT).click();
  await expect(open).toHaveText(['Content-Type Builder', 'Settings']);
});
