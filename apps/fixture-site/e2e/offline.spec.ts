import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { APP, at, complaints, heading, test } from './site.js';

/** Takes an archive of the site out into a folder. @returns the address of its first file */
function unpack(archive: string, folder: string): string {
  const files = unzipSync(new Uint8Array(readFileSync(path.join(APP, 'dist/offline', archive))));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return pathToFileURL(path.join(folder, 'index.html')).href;
}

/** What is asked of a network. */
function requests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) found.push(request.url());
  });
  return found;
}

test('a copy is read from a folder: its pages lead to each other, and nothing is asked of a network', async ({
  page,
}, { outputDir }) => {
  const asked = requests(page);
  const said = complaints(page);
  await page.goto(unpack('notes.zip', path.join(outputDir, 'copy')));
  await expect(heading(page)).toHaveText('Note one');
  await page.getByRole('link', { name: 'Parts of pages' }).first().click();
  await expect(heading(page)).toHaveText('Parts of pages');
  expect(page.url()).toMatch(/^file:.*\/notes\/parts\.html$/);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  // What is not in it is on the site.
  await expect(page.getByRole('link', { name: 'Guide', exact: true }).first()).toHaveAttribute(
    'href',
    /^https:\/\/fixture\.example\.org\/base\/guide\//,
  );
  expect([asked, said]).toEqual([[], []]);
});

test('the footer leads to the copy of each area, in the language of the page', async ({ page }) => {
  await page.goto(at('fr/notes/one'));
  const group = page.locator('.footer-groups section', { hasText: 'Copies hors ligne' });
  const hrefs = await group
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['guide', 'notes', 'changes'].map((area) => at(`offline/fr/${area}.zip`)));
  const response = await page.request.get(at('offline/fr/notes.zip'));
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/zip']);
});
