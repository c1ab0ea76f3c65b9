import { expect, test } from '@playwright/test';

/** What the pages that "What it has" names show themselves, each by an element that nothing else makes. */
const SHOWN: Record<string, string[]> = {
  '/': ['.search-field', '.command .copy', '.door .icon-line', '.link-grid svg', '.novelties a'],
  '/write/words': ['.icon-mark', 'a.term[aria-description]', 'dl.glossary', '.demo-result dl:not(.glossary)'],
  '/write/page': [
    '.notice[data-type="tip"]',
    '.doc-tags a[href="/tags/start"]',
    '.sidebar .badge',
    '.doc-lead',
  ],
  '/write/notes': ['.admonition[data-type="warning"]', 'details.details', 'ol.steps'],
  '/write/code': [
    '.prompt',
    '.line.error',
    '.line.warning',
    '.focused',
    'ins.line',
    '.line-link',
    '[data-live]',
  ],
  '/write/cards': ['.card-icon svg', '.file-tree svg'],
  '/configure/readers': [
    '.reading-time',
    '.copy-page',
    'a[href*="claude.ai"]',
    '.doc-footer a[href*="/edit/"]',
    '.table .enlarge',
    '.toc-mobile a[href="#on-paper"]',
  ],
};

for (const [route, selectors] of Object.entries(SHOWN))
  test(`the page that tells of it shows it: ${route}`, async ({ page }) => {
    await page.goto(route);
    for (const selector of selectors) await expect(page.locator(selector).first(), selector).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('a drawing has the colors of the mode that the reader has chosen', async ({ page }) => {
  await page.goto('/theme/parts');
  const drawing = page.locator('.figure img');
  const lightness = () =>
    drawing.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return getComputedStyle(image).colorScheme;
    });
  await expect.poll(lightness).toBe('light');
  const light = await drawing.screenshot();
  await page.locator('.navbar [data-color-toggle]').click();
  await expect.poll(lightness).toBe('dark');
  const dark = await drawing.screenshot();
  const brightness = (picture: Buffer): Promise<number> =>
    page.evaluate(async (base64) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[0];
    }, picture.toString('base64'));
  await page.goto('about:blank');
  expect(await brightness(light)).toBeGreaterThan(200);
  expect(await brightness(dark)).toBeLessThan(80);
});

test('what the build writes for programs is there', async ({ request }) => {
  for (const file of ['/llms.txt', '/llms-full.txt', '/feed.xml', '/more/machines.md'])
    expect((await request.get(file)).status(), file).toBe(200);
});
