import { expect, type Page } from '@playwright/test';
import { at, complaints, expectAccessible, openReady, overhang, test } from './site.js';

const FRAME = /\/assets\/frames\/diagram/;
const OWN = /\/assets\/(?:draw-diagram|diagram)-[^/]*$/;

/** Milliseconds: what draws is large, and machines of CI are slow and busy. */
const PATIENCE = { timeout: 60_000 };

const request = (page: Page) => page.getByRole('img', { name: /^The way of a request/ });
const source = (page: Page) => page.locator('figure.diagram pre').first();

async function openDrawn(page: Page): Promise<void> {
  await page.goto(at('notes/diagrams'));
  await expect(request(page)).toBeVisible(PATIENCE);
}

test('diagrams are images with names, and the policy blocks nothing', async ({ page }) => {
  const found = complaints(page);
  await openDrawn(page);
  await expect(request(page)).toHaveAccessibleName(
    'The way of a request. A client asks the cache first. What is not there comes from the server.',
  );
  await expect(page.getByRole('img', { name: 'Signing in' })).toBeVisible(PATIENCE);
  await expect(source(page)).toBeHidden();
  const svg = decodeURIComponent((await request(page).getAttribute('src')) ?? '');
  expect(svg).toMatch(/^data:image\/svg\+xml.*<svg /);
  expect(svg).toContain('>Cached?<');
  expect(svg).not.toMatch(/<foreignObject|<script/i);
  expect(await request(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test('what cannot be drawn shows its source, and says what is wrong in it', async ({ page }) => {
  await openDrawn(page);
  const broken = page.locator('figure.diagram', { hasText: 'Broken' });
  await expect(broken.getByRole('status')).toHaveText(
    /This diagram cannot be drawn; its source is shown instead\.\s+Line 3: Parse error/,
    PATIENCE,
  );
  await expect(broken.locator('pre')).toBeVisible();
  await expect(broken.getByRole('img')).toHaveCount(0);
});

test('axe finds nothing in either mode, and the drawing follows the toggle and a reload', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: /mode is on/ });
  const address = async (): Promise<string> => (await request(page).getAttribute('src')) ?? '';
  /** Each drawing numbers itself. */
  const drawing = async (): Promise<string> => (await address()).replace(/diagram-\d+/g, '');
  const allDrawn = async (): Promise<void> => {
    await expect(request(page)).toBeVisible(PATIENCE);
    await expect(page.getByRole('status').filter({ hasText: 'cannot be drawn' })).toBeVisible(PATIENCE);
    await expect(page.getByRole('img', { name: 'Signing in' })).toBeVisible(PATIENCE);
  };
  await openDrawn(page);
  await allDrawn();
  await expectAccessible(page, { modes: ['light'] });
  const light = await drawing();
  await toggle.click();
  await expect.poll(drawing, PATIENCE).not.toBe(light);
  const dark = await drawing();
  await page.reload();
  await allDrawn();
  expect(await drawing()).toBe(dark);
  const first = await address();
  await expectAccessible(page, { modes: ['dark'] });
  await toggle.click();
  await expect.poll(drawing, PATIENCE).toBe(light);
  await toggle.click();
  await expect(request(page)).toHaveAttribute('src', first);
});

test('nothing moves when a diagram comes whose height is given', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await openDrawn(page);
  await expect(page.getByRole('img', { name: 'Signing in' })).toBeVisible(PATIENCE);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  const box = page.getByRole('group', { name: 'The way of a request' });
  expect((await box.boundingBox())?.height).toBe(260);
});

test('nothing sticks out of a narrow window, and the keyboard scrolls what is wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDrawn(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const box = page.getByRole('group', { name: 'The way of a request' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a page without diagrams loads nothing of it; one that is reached in place draws, again without loading', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => void asked.push(sent.url()));
  const drawing = () => asked.filter((url) => FRAME.test(url) || OWN.test(url));
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true }).click();
  const allDrawn = async () => {
    await expect(request(page)).toBeVisible(PATIENCE);
    await expect(page.getByRole('img', { name: 'Signing in' })).toBeVisible(PATIENCE);
    await expect(page.locator('.diagram-problem')).toBeVisible(PATIENCE);
  };
  await openReady(page, 'notes/two');
  expect(drawing()).toEqual([]);
  await follow('Diagrams');
  await allDrawn();
  // Of 93 pieces only those of these two kinds of diagram.
  expect(drawing().filter((url) => FRAME.test(url)).length).toBeLessThan(40);
  expect(drawing().some((url) => /ganttDiagram|cytoscape/.test(url))).toBe(false);
  await follow('Note two');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Note two');
  await follow('Diagrams');
  await allDrawn();
  // By address and not by number: what a frame in its own process asks for may be told after what it drew.
  expect(drawing().toSorted()).toEqual([...new Set(drawing())].toSorted());
});

test('the frame has a policy that lets it reach nothing', async ({ page, request: ask }) => {
  await openDrawn(page);
  const href = (await page.locator('iframe.diagram-frame').getAttribute('src')) ?? '';
  const policy = (await ask.get(href)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('eval');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is its source, with no room kept for more', async ({ page }) => {
    await page.goto(at('notes/diagrams'));
    await expect(source(page)).toBeVisible();
    await expect(page.locator('.diagram-space').first()).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
