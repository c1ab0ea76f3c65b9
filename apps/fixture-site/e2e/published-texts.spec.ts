import { expect } from '@playwright/test';
import { at, test } from './site.js';

test('pages name the feed of what has changed, which a browser can read', async ({ context, page }) => {
  await page.goto(at('notes/words'));
  const href = await page.locator('link[type="application/atom+xml"][title="Fixture"]').getAttribute('href');
  expect(href).toBe(at('feed.xml'));
  const text = await (await page.request.get(href ?? '')).text();
  // A page that no policy of the site is about.
  const blank = await context.newPage();
  const told = await blank.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    const of = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent);
    return { errors: of('parsererror'), titles: of('entry > title'), authors: of('entry > author > name') };
  }, text);
  expect(told).toEqual({ errors: [], titles: ['Words'], authors: ['Ada'] });
  expect(text).toContain('<updated>2026-02-01T00:00:00.000Z</updated>');
});

test('all texts of a locale are in one file, in the order of the sidebars', async ({ request }) => {
  const text = await (await request.get(at('llms-full.txt'))).text();
  const sources = [...text.matchAll(/^Source: (.*)$/gm)].map(([, address = '']) => new URL(address).pathname);
  expect(sources.indexOf(at('notes/one'))).toBeLessThan(sources.indexOf(at('notes/two')));
  expect(new Set(sources).size).toBe(sources.length);
  const words = await (await request.get(at('notes/words.md'))).text();
  expect(text).toContain(words.trimEnd());
  const french = await (await request.get(at('fr/llms-full.txt'))).text();
  expect(french).toContain(`Source: https://fixture.example.org${at('fr/guide/intro')}`);
});
