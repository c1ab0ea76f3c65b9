import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument, openReady, shellReady, sidebar, titleOf } from './site.js';

const INTRO = '/cloud/intro';
const DEPLOYMENT = '/cloud/getting-started/deployment';

test('a click in the sidebar swaps the page in place: title, focus, top, current item', async ({ page }) => {
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await sidebar(page).getByRole('link', { name: 'Introduction', exact: false }).first().click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titleOf(INTRO));
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(INTRO);
  await expect(page).toHaveTitle(`${titleOf(INTRO)} | Strapi field guide`);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', INTRO);
  await expect(page.locator('#docs-announcer')).toHaveText(titleOf(INTRO));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://docs.example.org${INTRO}`,
  );
});

test('next and previous lead through the sidebar and back', async ({ page }) => {
  await openReady(page, INTRO);
  await markDocument(page);
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /Previous/ })).toHaveCount(0);
  await pages.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titleOf(INTRO));
  await pages.getByRole('link', { name: /Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(INTRO));
  expect(await isSameDocument(page)).toBe(true);
});

test('a hash link scrolls its heading below the navbar and focuses it', async ({ page }) => {
  await openReady(page, DEPLOYMENT);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(DEPLOYMENT + hash);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await expect.poll(() => heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(250);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(
    navbar?.height ?? 0,
  );
});

test('a link to a section of another page arrives at the section', async ({ page }) => {
  await openReady(page, '/');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'to the section';
    document.querySelector('main')?.append(link);
  }, `${DEPLOYMENT}#prepare-the-repository`);
  await markDocument(page);
  await page.getByRole('link', { name: 'to the section' }).click();
  await expect(page.locator('#prepare-the-repository')).toBeFocused();
  await expect(page.locator('#prepare-the-repository')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore page and scroll position', async ({ page }) => {
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(DEPLOYMENT));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(await isSameDocument(page)).toBe(true);
});

test('the article of the first page is never replaced by hydration', async ({ page }) => {
  await page.goto(INTRO);
  await page.locator('.markdown').evaluate((node) => Object.assign(node, { fromServer: true }));
  await shellReady(page);
  expect(await page.locator('.markdown').evaluate((node) => 'fromServer' in node)).toBe(true);
});

test('hydration and navigation leave no message on the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await openReady(page, DEPLOYMENT);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  await page.getByRole('link', { name: 'Strapi field guide' }).click();
  await expect(page).toHaveURL('/');
  expect(messages).toEqual([]);
});

test('the progress bar appears only once a navigation has lasted 200 ms', async ({ page }) => {
  await openReady(page, INTRO);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_pages/cloud/projects/overview.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/cloud/projects/overview';
    document.body.append(link);
    const seen = { at: 0, start: performance.now() };
    Object.assign(window, { progressSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector('.progress')) seen.at ||= performance.now() - seen.start;
    }).observe(document.body, { childList: true });
    link.click();
  });
  const bar = page.locator('.progress');
  await expect(bar).toBeAttached();
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  const appeared = await page.evaluate(
    () => (window as unknown as { progressSeen: { at: number } }).progressSeen.at,
  );
  expect(appeared).toBeGreaterThanOrEqual(199);
  // The current page stays until the next one is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(INTRO));
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/projects/overview'));
  await expect(bar).toHaveCount(0);
});

test('a payload that does not come means a warning and a full load', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/_pages/cloud/getting-started/caching.json', (route) => route.fulfill({ status: 404 }));
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(await isSameDocument(page)).toBe(false);
  expect(warnings.join('\n')).toContain('/cloud/getting-started/caching');
});

test('a payload of another build means a full load', async ({ page }) => {
  await page.route('**/_pages/cloud/getting-started/caching.json', async (route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as object;
    await route.fulfill({ json: { ...payload, shell: 'another' } });
  });
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(await isSameDocument(page)).toBe(false);
});

test('a shell that does not come leaves the page as it is, with one warning', async ({ page }) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && messages.push(message.text()));
  await page.route('**/assets/data/site.*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(DEPLOYMENT);
  await expect.poll(() => messages.join()).toContain('The shell could not be loaded');
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(messages.filter((text) => !text.includes('The shell could not be loaded'))).toEqual([]);
});

test('visible links are prefetched, each once, and hovering fetches for real', async ({ page }) => {
  const payloads: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/_pages/') && payloads.push(new URL(request.url()).pathname),
  );
  await openReady(page, DEPLOYMENT);
  await expect(
    page.locator('link[rel=prefetch][href="/_pages/cloud/getting-started/caching.json"]'),
  ).toHaveCount(1);
  expect(new Set(payloads).size).toBe(payloads.length);
});

test('nothing is fetched ahead for readers who save data', async ({ page }) => {
  const payloads: string[] = [];
  page.on('request', (request) => request.url().includes('/_pages/') && payloads.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openReady(page, DEPLOYMENT);
  await sidebar(page).getByRole('link', { name: 'Caching' }).hover();
  await page.waitForTimeout(300);
  expect(payloads).toEqual([]);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(payloads).toHaveLength(1);
});

test('links with modifier keys, targets and downloads are left to the browser', async ({ page, context }) => {
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  const opened = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'Caching' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(DEPLOYMENT);
});

test('it all works under a strict policy with Trusted Types', async ({ page }) => {
  const policy =
    "default-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types docs-shell";
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const problems: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()),
  );
  page.on('pageerror', (error) => problems.push(error.message));
  await openReady(page, DEPLOYMENT);
  await markDocument(page);
  // Image zoom comes last, a second after the page.
  await expect(page.getByRole('button', { name: /^Zoom: / }).first()).toBeAttached();
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('.markdown p').first()).toBeVisible();
  expect(problems).toEqual([]);
});
