import { expect } from '@playwright/test';
import { at, complaints, heading, openReady, overhang, sidebar, test } from './site.js';

test('scripts of the site come after the page is usable, and the emitted policy lets them', async ({
  page,
}) => {
  const found = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const response = await page.goto(at('notes/two'), { waitUntil: 'load' });
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain('https://tags.example.org');
  await expect(page.locator('html')).toHaveAttribute('data-tagged', 'GTM-FIXTURE');
  await expect(page.locator('html')).toHaveAttribute('data-counted', '');
  const place = (part: string) => asked.findIndex((url) => url.includes(part));
  expect(place('tags.example.org/gtm.js')).toBeGreaterThan(place('/assets/behaviours-'));
  expect(place('/base/counter.js')).toBeGreaterThan(place('/assets/behaviours-'));
  expect(found).toEqual([]);
});

test('the switchers keep the page, the query and the hash', async ({ page }) => {
  await openReady(page, 'guide/setup/install?a=1#steps');
  const main = page.getByRole('navigation', { name: 'Main' });
  // The hash hides the navbar, and a pointer may press while it slides back; keys find it anywhere.
  await main.getByRole('button', { name: /^Versions/ }).press('Enter');
  await main.getByRole('link', { name: '1.0' }).last().press('Enter');
  await expect(page).toHaveURL(at('guide/1.0/setup/install?a=1#steps'));
  await main.getByRole('button', { name: /^Languages/ }).press('Enter');
  await main.getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page).toHaveURL(at('fr/guide/1.0/setup/install?a=1#steps'));
});

test('pages name themselves in every language', async ({ page }) => {
  await page.goto(at('fr/guide/intro'));
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
  const origin = 'https://fixture.example.org/base';
  expect(alternates.sort()).toEqual([
    `ar ${origin}/ar/guide/intro`,
    `en ${origin}/guide/intro`,
    `fr ${origin}/fr/guide/intro`,
    `x-default ${origin}/guide/intro`,
  ]);
});

test('the not-found page offers the pages that are called nearly the same', async ({ page }) => {
  expect((await page.goto(at('notes/on')))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Note one', exact: true })).toHaveAttribute(
    'href',
    at('notes/one'),
  );
});

test('with forced colors, controls keep an edge and the current page is told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('notes/two'));
  await expect(heading(page)).toBeVisible();
  const current = sidebar(page).locator('[aria-current=page]');
  const other = sidebar(page).locator('a:not([aria-current])').first();
  const look = (element: Element) => {
    const { color, backgroundColor, outlineStyle, borderInlineStartColor, fontWeight } =
      getComputedStyle(element);
    return [color, backgroundColor, outlineStyle, borderInlineStartColor, fontWeight].join(' ');
  };
  expect(await current.evaluate(look)).not.toBe(await other.evaluate(look));
  for (const control of ['.color-toggle', '.navbar-search', '.sidebar-collapse']) {
    const edge = page.locator(control).evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(await edge, control).toBe('solid');
  }
});

test('at 200 % zoom nothing sticks out and the menu is in reach', async ({ page }) => {
  // Zoom halves the window in CSS pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(at('guide/1.0/intro'));
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(sidebar(page)).toBeVisible();
});

test('nothing moves for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('notes/two'));
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((time) =>
          time.split(', ').some((value) => Number.parseFloat(value) > 0.001),
        );
      }).length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
