import { expect, type Page } from '@playwright/test';
import { at, heading, openReady, overhang, test } from './site.js';

const block = (page: Page, title: string) => page.locator('figure.code', { hasText: title }).first();
const codeHeight = (page: Page, title: string): Promise<number> =>
  block(page, title)
    .locator('pre')
    .evaluate((code) => code.clientHeight);

test('admonitions stand inside each other, each under its name or its title', async ({ page }) => {
  await page.goto(at('notes/parts'));
  const outer = page.getByRole('note').filter({ hasText: 'Mind the step' }).first();
  await expect(outer.getByRole('note').first().locator('.admonition-title').first()).toHaveText('Tip');
  await expect(outer.getByRole('note').last().locator('.admonition-title')).toHaveText('Note');
  await expect(page.getByRole('note').last()).toContainText('Danger');
});

test('code has its title, numbers and marked lines; a line that is too long may wrap', async ({ page }) => {
  await page.goto(at('notes/parts'));
  const wide = block(page, 'wide.js');
  await expect(wide.locator('figcaption')).toHaveText('wide.js');
  await expect(wide.locator('.marked')).toHaveCount(2);
  await expect(wide.locator('pre[data-line-numbers]')).toHaveCount(1);
  const wrap = wide.getByRole('button', { name: 'Wrap long lines' });
  await expect(block(page, 'narrow.js').getByRole('button', { name: 'Copy code' })).toHaveCount(1);
  await expect(block(page, 'narrow.js').getByRole('button', { name: 'Wrap long lines' })).toHaveCount(0);

  const height = await codeHeight(page, 'wide.js');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await codeHeight(page, 'wide.js')).toBeGreaterThan(height);
  expect(await wide.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
  await wrap.click();
  expect(await codeHeight(page, 'wide.js')).toBe(height);
  await expect(wrap).toBeVisible();
});

test('a narrow table keeps its names legible and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('notes/parts'));
  const name = page.locator('.table code', { hasText: 'connection.useNullDefault' });
  // One line break at most.
  expect((await name.boundingBox())?.height).toBeLessThan(50);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await page.locator('.table').evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true);
});

test('tabs of a group follow what the address asks for, before what is remembered', async ({ page }) => {
  await openReady(page, 'notes/parts');
  await page.getByRole('tab', { name: 'macOS' }).last().click();
  await expect(page.getByText('Brew.', { exact: true })).toBeVisible();
  await page.goto(at('notes/parts?os=linux'));
  await expect(page.getByText('Apt.', { exact: true })).toBeVisible();
  await expect(page.getByText('Apt again.')).toBeVisible();
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page).toHaveURL(at('notes/parts?os=mac'));
  await expect(page.getByText('Brew again.')).toBeVisible();
});

test('tabs of a group follow another window', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await page.goto(at('notes/parts'));
  await first.getByRole('tab', { name: 'macOS' }).last().click();
  await expect(second.getByText('Brew again.')).toBeVisible();
});

test('a page is copied as Markdown, looked at, and opened in an assistant', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('notes/parts'));
  const actions = page.getByRole('group', { name: 'Page actions' });
  await actions.getByRole('button', { name: 'Copy page' }).click();
  await expect(actions.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const markdown = await page.request.get(at('notes/parts.md'));
  expect(copied).toBe(await markdown.text());
  await expect(actions.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    new URL(at('notes/parts.md'), page.url()).pathname,
  );
  const assistant = await actions.getByRole('link', { name: 'Open in Helper' }).getAttribute('href');
  expect(decodeURIComponent(assistant ?? '')).toMatch(/^https:.*\?q=Read https:.*\/notes\/parts\.md$/);
});

test('a picture is zoomed on the color of the mode, and lets go while the page scrolls; one in a link leads on', async ({
  page,
}) => {
  await openReady(page, 'notes/parts');
  const image = page.getByRole('button', { name: 'Zoom: The mark of the site' });
  await expect(image).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Zoom: The mark that leads on/ })).toHaveCount(0);
  await image.click();
  const overlay = page.locator('.medium-zoom-overlay');
  await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.querySelector<HTMLElement>('.color-toggle')?.click());
  await expect(overlay).toHaveCSS('background-color', 'rgb(50, 50, 50)');
  // A browser that is busy drops turns of the wheel.
  const turn = async (): Promise<number> => {
    await page.mouse.wheel(0, 200);
    return overlay.count();
  };
  await expect.poll(turn).toBe(0);
  await page.getByRole('img', { name: 'The mark that leads on' }).click();
  await expect(heading(page)).toHaveText('Note one');
});

test('the contents go as deep as the page says; headings have permalinks; other sites get no hold of the window', async ({
  page,
}) => {
  await page.goto(at('notes/parts'));
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await expect(toc.getByRole('listitem')).toHaveCount(8);
  await expect(toc.locator('[data-depth]')).toHaveCount(2);
  await expect(toc.getByRole('link', { name: 'Deeper' })).toHaveAttribute('href', '#deeper');
  await page.locator('.heading', { hasText: 'Tabs' }).first().locator('.permalink').click();
  await expect(page).toHaveURL(at('notes/parts#tabs'));
  await expect(page.getByRole('link', { name: 'Another site' })).toHaveAttribute('rel', /noopener/);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = page.locator('.toc-mobile');
  await expect(narrow.getByRole('link', { name: 'Deeper' })).toBeHidden();
  await narrow.getByText('On this page').click();
  await expect(narrow.getByRole('link', { name: 'Deeper' })).toBeVisible();
});

test('the trail of a page is told to readers and to search engines', async ({ page }) => {
  await page.goto(at('guide/setup/run'));
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Set up', 'Run']);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { itemListElement } = JSON.parse(data ?? '{}') as {
    itemListElement: { name: string; item?: string }[];
  };
  expect(itemListElement.map(({ name }) => name)).toEqual(['Home', 'Set up', 'Run']);
  expect(itemListElement[1]?.item).toBe('https://fixture.example.org/base/guide/category/set-up');
});

test('paper shows every panel and every line of code, and nothing of the shell', async ({ page }) => {
  await page.goto(at('notes/parts'));
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Apt.', 'Brew.']) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(
    page.locator('.navbar, .drawer, .toc, .footer, .copy, .wrap, .announcement').locator('visible=true'),
  ).toHaveCount(0);
  expect(
    await block(page, 'wide.js')
      .locator('pre')
      .evaluate((code) => code.scrollWidth - code.clientWidth),
  ).toBe(0);
});
