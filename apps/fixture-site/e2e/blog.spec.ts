import { expect } from '@playwright/test';
import {
  at,
  expectAccessible,
  heading,
  isSameDocument,
  markDocument,
  onBothServers,
  openReady,
  sidebar,
  test,
} from './site.js';

onBothServers(() => {
  test('a list of posts leads to a post, and that to its author and its neighbours, in place', async ({
    page,
  }) => {
    await openReady(page, 'changes');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Version 2.0',
      'Pages that arrive sooner',
      'A drawer for phones',
    ]);
    await markDocument(page);
    await main.getByRole('link', { name: 'Pages that arrive sooner' }).click();
    await expect(page).toHaveURL(at('changes/faster'));
    await expect(heading(page)).toHaveText('Pages that arrive sooner');
    await expect(main.locator('.post-byline')).toHaveText('Feb 10, 2026 · Ada Lovelace · A guest');
    await expect(main.locator('.post-byline time')).toHaveAttribute('datetime', '2026-02-10');
    const published = page.locator('meta[property="article:published_time"]');
    await expect(published).toHaveAttribute('content', '2026-02-10T00:00:00.000Z');
    await expect(page.locator('.pagination .previous')).toContainText('Version 2.0');
    await page.locator('.pagination .next').click();
    await expect(page).toHaveURL(at('changes/drawer'));
    await main.getByRole('link', { name: 'Grace Hopper' }).click();
    await expect(page).toHaveURL(at('changes/authors/grace'));
    await expect(main.locator('.markdown li')).toHaveText([
      'A drawer for phones Dec 1, 2025',
      'The first release Nov 3, 2025',
    ]);
    await expect(published).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the sidebar has the newest posts and leads to all of them, by year', async ({ page }) => {
    await openReady(page, 'changes/first-release');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Version 2.0',
      'Pages that arrive sooner',
      'A drawer for phones',
      'All posts',
    ]);
    await sidebar(page).getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL(at('changes/archive'));
    await expect(page.locator('main .markdown h2')).toHaveText(['2026', '2025']);
  });
});

test('the picture of an author is a circle beside the name, in room that is kept for it', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/people/grace.svg', async (route) => {
    await arrived;
    await route.continue();
  });
  await openReady(page, 'changes/drawer');
  const picture = page.locator('.post-byline img');
  const box = async () => {
    const { width, height } = (await picture.boundingBox()) ?? {};
    return { width, height };
  };
  expect(await box()).toEqual({ width: 24, height: 24 });
  arrive();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(120);
  expect(await box()).toEqual({ width: 24, height: 24 });
  await expectAccessible(page);
  await page.locator('main').getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.locator('main').getByRole('img', { name: 'Grace Hopper' })).toHaveCSS('height', '72px');
  await expect(page.locator('main').getByRole('link', { name: 'Archive' })).toBeVisible();
  await expectAccessible(page);
});

test('every language has lists, dates and words of its own', async ({ page }) => {
  await page.goto(at('fr/changes/page/2'));
  await expect(heading(page)).toHaveText('Nouveautés, page 2');
  await expect(page.locator('main .markdown h2')).toHaveText('La première version');
  await expect(page.locator('main .post-byline time')).toHaveText('3 nov. 2025');
  await page.goto(at('ar/changes'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main .markdown h2').first()).toHaveText('النسخة 2.0');
  await expect(page.locator('.pagination .next')).toContainText('مقالات أقدم');
});

test('feeds are named on every page and can be read', async ({ context, page }) => {
  await page.goto(at('notes/one'));
  const links = page.locator('link[rel=alternate][title="Changes | Fixture"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => at(`changes/${file}`)));
  const texts = await Promise.all(hrefs.map(async (href) => (await page.request.get(href)).text()));
  const [rss = '', atom = '', json = ''] = texts;
  // A page that no policy of the site is about.
  const blank = await context.newPage();
  const titlesIn = (text: string, selector: string) =>
    blank.evaluate(
      ([xml, name]) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        return [...feed.querySelectorAll(`${name} > title, parsererror`)].map(
          ({ textContent }) => textContent,
        );
      },
      [text, selector] as const,
    );
  const titles = ['Version 2.0', 'Pages that arrive sooner', 'A drawer for phones', 'The first release'];
  expect(await titlesIn(rss, 'item')).toEqual(titles);
  expect(await titlesIn(atom, 'entry')).toEqual(titles);
  const { items } = JSON.parse(json) as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toEqual(titles);
  const french = await (await page.request.get(at('fr/changes/feed.json'))).text();
  expect((JSON.parse(french) as { items: unknown[] }).items).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('posts and their lists can be read and left', async ({ page }) => {
    await page.goto(at('changes'));
    await page.locator('.pagination .next').click();
    await expect(page).toHaveURL(at('changes/page/2'));
    await page.locator('main').getByRole('link', { name: 'The first release' }).click();
    await expect(page.locator('.post-byline')).toContainText('Ada Lovelace');
    await page.locator('.doc-tags').getByRole('link', { name: 'Release' }).click();
    await expect(page.locator('main .doc-cards a')).toHaveText([
      'Version 2.0',
      'A drawer for phones',
      'The first release',
    ]);
  });
});

for (const address of ['changes', 'changes/faster', 'changes/archive', 'changes/authors', 'ar/changes']) {
  test(`${address} is accessible`, async ({ page }) => {
    await openReady(page, address);
    await expectAccessible(page);
  });
}
