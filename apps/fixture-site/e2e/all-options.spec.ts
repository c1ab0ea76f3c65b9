import { expect, type Page, test } from '@playwright/test';
import { arabicSite, BASE, fixtureSite, serveFixture } from './all-options.js';
import { expectAccessible, isSameDocument, markDocument, shellReady } from './site.js';

const ONE = `${BASE}one`;

test.beforeEach(async ({ page }) => {
  await serveFixture(page);
});

async function openFixture(page: Page, address = ONE): Promise<void> {
  await page.goto(address);
  await shellReady(page);
}

const sidewaysRoom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('a menu of the navbar', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Community' });
  const entry = (page: Page, name: string) =>
    page.locator('.menu-list').getByRole('link', { name, exact: true });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`opens on ${key}, closes on Escape and gives the focus back`, async ({ page }) => {
      await page.goto(ONE);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page, 'Chat')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Chat')).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('is walked with the arrow keys and closes when Tab leaves its end', async ({ page }) => {
    await openFixture(page);
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'Chat')).toBeFocused();
    await page.keyboard.press('End');
    await expect(entry(page, 'Page two')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Chat')).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stands below its button, and closes when an entry is followed in place', async ({ page }) => {
    await openFixture(page);
    await markDocument(page);
    await button(page).click();
    // It gets its place with this, a moment after the browser has shown it.
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    const at = await button(page).boundingBox();
    const list = await page.locator('.menu-list:popover-open').boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0) - 1);
    expect(Math.abs((list?.x ?? 0) - (at?.x ?? 0))).toBeLessThan(2);
    await entry(page, 'Page two').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page two');
    await expect(entry(page, 'Chat')).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('HTML items stand as they are under Trusted Types, in the first page and after a swap', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await openFixture(page);
  await page.locator('.pagination .next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page three');
  await expect(page.locator('.navbar #mark')).toHaveText('β');
  expect(problems).toEqual([]);
});

test('another version keeps the query and the hash, and is preferred from then on', async ({ page }) => {
  await openFixture(page, `${ONE}?q=1#part-3`);
  await page.getByRole('button', { name: 'Versions: 2.x' }).click();
  await page.locator('.menu-list').getByRole('link', { name: '1.x' }).click();
  await expect(page).toHaveURL(`${BASE}1/one?q=1#part-3`);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-fixture'))).toBe('1');
});

test('<head> follows a swap', async ({ page }) => {
  await openFixture(page);
  await page.locator('.footer').getByRole('link', { name: 'Page two' }).click();
  await expect(page).toHaveTitle('Page two | Fixture');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fixture\/two$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Page two | Fixture');
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/fixture\/two$/);
});

test.describe('the announcement', () => {
  test('is closed for good without moving the page, until there is another one', async ({ page }) => {
    await openFixture(page);
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(bar).toBeHidden();

    // Hidden by the boot script alone: what comes later has nothing to move.
    await page.route('**/assets/behaviours-*.js', (route) => route.abort());
    await page.reload();
    await expect(bar).toBeHidden();

    await page.unrouteAll();
    await serveFixture(page, { ...fixtureSite, announcement: { id: 'autumn', html: 'Autumn' } });
    await page.reload();
    await expect(bar).toHaveText('Autumn');
  });
});

test.describe('the sidebar', () => {
  const nav = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  test('is 300 px wide, folds to a strip of 30 px and is remembered for the visit', async ({ page }) => {
    await page.goto(ONE);
    expect((await page.locator('.drawer').boundingBox())?.width).toBe(300);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(nav(page)).toBeHidden();
    const expand = page.getByRole('button', { name: 'Expand sidebar' });
    await expect(expand).toBeFocused();
    expect((await page.locator('.drawer').boundingBox())?.width).toBe(30);
    await page.keyboard.press('Tab');
    await expect(nav(page)).toBeHidden();

    await page.reload();
    await expect(nav(page)).toBeHidden();
    await expand.focus();
    await page.keyboard.press('Enter');
    await expect(nav(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
  });

  test('closes the other categories of a list when one opens', async ({ page }) => {
    await page.goto(ONE);
    const open = nav(page).locator('details[open] > summary');
    await expect(open).toHaveText(['First part']);
    await nav(page).getByText('Second part').click();
    await expect(open).toHaveText(['Second part']);
    await shellReady(page);
    await expect(open).toHaveText(['Second part']);
  });

  test('keeps its scroll position, in place and through a full load, and shows the current page', async ({
    page,
  }) => {
    await openFixture(page);
    const top = () => nav(page).evaluate((element) => Math.round(element.scrollTop));
    const item = nav(page).getByRole('link', { name: 'Page more-20' });
    const place = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await nav(page).evaluate((element) => (element.scrollTop = 400));
    const before = await place();
    await item.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page more-20');
    // A category above has closed: what the reader clicked stays where it is, and not the number of pixels above it.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    const scrolled = await top();
    expect(scrolled).toBeGreaterThan(200);
    await page.reload();
    await expect.poll(top).toBe(scrolled);
    await page.goto(`${BASE}more-59`);
    await expect(nav(page).locator('[aria-current=page]')).toBeInViewport();
  });
});

test.describe('scrolling', () => {
  const bottomOfNavbar = (page: Page) =>
    page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));

  test('down hides the navbar, up shows it and offers the way to the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ONE);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await page.mouse.move(800, 500);
    // A browser that is busy drops turns of the wheel.
    const turn = (by: number) => async () => {
      await page.mouse.wheel(0, by);
      return bottomOfNavbar(page);
    };
    await expect.poll(turn(900)).toBeLessThanOrEqual(0);
    await expect(toTop).toBeHidden();
    await expect.poll(turn(-100)).toBeGreaterThan(0);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(toTop).toBeHidden();
  });

  test('to an anchor ends at the very top, with nothing over it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(ONE);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Part 0' })
      .click();
    const heading = page.locator('#part-0');
    await expect(heading).toBeInViewport();
    await expect.poll(() => bottomOfNavbar(page)).toBeLessThanOrEqual(0);
    expect((await heading.boundingBox())?.y).toBeLessThan(40);
  });
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the drawer has two panels', async ({ page }) => {
    await page.goto(ONE);
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const menu = page.getByRole('navigation', { name: 'Site menu' });
    await expect(sidebar).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Guide' })).toBeFocused();
    await menu.getByText('Community').click();
    await menu.getByRole('link', { name: 'Page two' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page two');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    await expect(sidebar).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, and nothing is offered that could not work', async ({ page }) => {
    await page.goto(ONE);
    await page.getByRole('button', { name: 'Community' }).click();
    await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the announcement' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /sidebar|Back to/ })).toHaveCount(0);
  });
});

test.describe('a wrong base path', () => {
  test('is said on the home page when nothing else could be loaded, with the right one as text', async ({
    page,
  }) => {
    await page.route('**/assets/{styles,behaviours}-*', (route) => route.abort());
    await page.goto(BASE);
    const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Configured base path: /fixture/');
    await expect(banner).toContainText('Suggested base path: /fixture/');
  });
});

for (const width of [320, 996, 997, 1440]) {
  test(`nothing scrolls sideways at ${width} px, from left to right and from right to left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const site of [fixtureSite, arabicSite]) {
      await page.unrouteAll();
      await serveFixture(page, site);
      for (const address of [ONE, `${BASE}three`]) {
        await page.goto(address);
        expect(await sidewaysRoom(page), `${site.locale} ${address}`).toBe(0);
      }
    }
  });
}

test('a page from right to left has its sidebar at the right and its contents at the left', async ({
  page,
}) => {
  await page.unrouteAll();
  await serveFixture(page, arabicSite);
  await page.goto(ONE);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [sidebar, main, toc] = await Promise.all(
    ['.drawer', 'main', '.toc'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(sidebar?.x).toBeGreaterThan(main?.x ?? Infinity);
  expect(toc?.x).toBeLessThan(main?.x ?? 0);
});

test('axe finds nothing with everything on', async ({ page }) => {
  await openFixture(page, `${BASE}three`);
  await page.getByRole('button', { name: 'Community' }).click();
  await expectAccessible(page);
});
