import { expect } from '@playwright/test';
import { at, expectAccessible, onBothServers, openReady, overhang, sidebar, test } from './site.js';

test('icons are drawn in the color of the text, and say what they mean where nothing else does', async ({
  page,
}) => {
  await openReady(page, 'notes/marks');
  const mark = page.getByRole('img', { name: 'React' });
  await expect(mark).toBeVisible();
  const colors = await mark.evaluate((icon) => [getComputedStyle(icon).fill, getComputedStyle(icon).color]);
  expect(colors[0]).toBe(colors[1]);
  await expect(page.locator('.card-icon')).toHaveCount(3);
  await expect(page.locator('.steps > .with-icon > svg')).toHaveCount(1);
  await expect(page.locator('.file-tree svg')).toHaveCount(8);
  await expectAccessible(page);
  await openReady(page, 'ar/notes/marks');
  await expectAccessible(page);
});

test('items of the sidebar say what is beside their names, in the language of the page', async ({ page }) => {
  await openReady(page, 'notes/marks');
  await expect(sidebar(page).getByRole('link', { name: 'Icons and marks New' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar(page).getByRole('link', { name: 'Deprecated' })).toBeVisible();
  await page.goto(at('fr/notes/marks'));
  await expect(page.locator('.sidebar [aria-current] .badge')).toHaveText('Nouveau');
});

test('a badge whose text the parser has not read takes no room, so that nothing moves when it comes', async ({
  page,
}) => {
  await openReady(page, 'notes/marks');
  const badge = page.locator('.sidebar .badge').first();
  await expect(badge).toBeVisible();
  await badge.evaluate((element) => element.replaceChildren());
  await expect(badge).toHaveCSS('display', 'none');
});

test('a category that cannot be closed is a heading over its items, which are no further in', async ({
  page,
}) => {
  await page.goto(at('notes/marks'));
  const label = sidebar(page).getByText('Kept for reference');
  const edges = await Promise.all(
    [label.locator('xpath=..'), sidebar(page).getByRole('link', { name: 'Deprecated' })].map(async (item) =>
      item.evaluate((element) => element.getBoundingClientRect().left),
    ),
  );
  expect(edges[0]).toBe(edges[1]);
  await expect(page.locator('.sidebar summary', { hasText: 'Kept for reference' })).toHaveCount(0);
});

test('an icon of the bar has a name, which is shown to those who point at it or come to it', async ({
  page,
}) => {
  await openReady(page, 'notes/marks');
  const source = page.locator('.navbar').getByRole('link', { name: 'Source' });
  const tip = source.locator('span');
  const isClipped = () => tip.evaluate((label) => getComputedStyle(label).clipPath !== 'none');
  expect(await isClipped()).toBe(true);
  await source.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(source).toBeFocused();
  expect(await isClipped()).toBe(false);
  await expect(page.locator('.navbar').getByRole('button', { name: 'Languages: English' })).toBeVisible();
});

test('with text of twice the size, and on a phone, nothing sticks out', async ({ page }) => {
  for (const width of [360, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, 'notes/marks');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // A script puts the items of the bar away that have no room any more.
    await expect.poll(() => overhang(page), String(width)).toBeLessThanOrEqual(0);
  }
});

test('forced colors leave every icon to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('notes/marks'));
  const invisible = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll<SVGElement>('.icon-line, .icon-mark')].filter((icon) => {
      const { fill, stroke } = getComputedStyle(icon);
      return [fill, stroke].every((color) => color === 'none' || color === ground);
    }).length;
  });
  expect(invisible).toBe(0);
});

onBothServers(() => {
  test('a style that an author has written into the markup counts, after a navigation too', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/security policy/i.test(message.text())) refused.push(message.text());
    });
    const spaced = page.getByText('Spaced by an attribute.');
    await openReady(page, 'notes/marks');
    await expect(spaced).toHaveCSS('letter-spacing', '3px');
    await openReady(page, 'notes/one');
    await sidebar(page).getByRole('link', { name: 'Icons and marks' }).click();
    await expect(spaced).toHaveCSS('letter-spacing', '3px');
    expect(refused).toEqual([]);
  });
});
