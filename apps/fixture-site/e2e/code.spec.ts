import { expect, type Page } from '@playwright/test';
import { at, expectAccessible, heading, openReady, test } from './site.js';

const block = (page: Page, title: string) => page.locator('figure.code', { hasText: title }).first();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function copyFrom(page: Page, code: ReturnType<typeof block>): Promise<string> {
  await code.getByRole('button', { name: 'Copy code' }).click();
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('blocks say their language, and are copied without what no one types', async ({ page }) => {
  await page.goto(at('notes/code'));
  const label = (code: Element) => getComputedStyle(code, '::before').content;
  expect(await page.locator('figure.code').first().evaluate(label)).toBe('"YAML"');
  expect(await copyFrom(page, block(page, 'Set up'))).toBe(
    'npm create @org/docs-site notes\ncd notes && \\\n  npm install',
  );
  expect(await copyFrom(page, page.locator('figure.code', { has: page.locator('.sign') }))).toBe(
    'const port = process.env.PORT;\nlisten(port);',
  );
  await expect(block(page, 'deploy.sh')).not.toHaveClass(/terminal/);
  await expectAccessible(page);
});

test('a long block is folded before it is painted, and opens by its button, on paper and without a script', async ({
  browser,
  page,
}) => {
  await page.goto(at('notes/code'));
  const long = block(page, 'long.js');
  const height = () => long.evaluate((code) => code.clientHeight);
  const folded = await height();
  expect(folded).toBeLessThan(800);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(1000);
  await page.emulateMedia({ media: 'screen' });
  const open = long.getByRole('button', { name: 'Show all 60 lines' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(open).toBeHidden();
  await expect(long.locator('pre')).toBeFocused();
  expect(await height()).toBeGreaterThan(1000);
  await expect(block(page, 'whole.js').getByRole('button', { name: /Show all/ })).toHaveCount(0);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL(page.url()).href);
  await expect(block(plain, 'long.js').getByRole('button')).toBeHidden();
  expect(await block(plain, 'long.js').evaluate((code) => code.clientHeight)).toBeGreaterThan(1000);
  await plain.context().close();
});

test('lines are linked to, one by one and several at once', async ({ page }) => {
  await openReady(page, 'notes/one');
  await page.goto(at('notes/code#greet-L3'));
  const linked = block(page, 'greet.js').locator('[data-linked]');
  await expect(linked).toHaveText(['  return greeting;']);
  await page.getByRole('link', { name: 'the second and the third' }).click();
  await expect(linked).toHaveCount(2);
  await expect(linked.first()).toBeInViewport();
  await block(page, 'greet.js').getByRole('link', { name: 'Line 1' }).click();
  await expect(page).toHaveURL(/#greet-L1$/);
  await expect(linked).toHaveCount(1);
  await block(page, 'greet.js')
    .getByRole('link', { name: 'Line 3' })
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/#greet-L1-L3$/);
  await expect(linked).toHaveCount(3);
  await expect(heading(page)).toHaveText('Blocks of code');
});

test('on a phone the buttons of a block without a header are above its first line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('notes/code'));
  const plain = block(page, 'GET /api/restaurants');
  await expect(plain.getByRole('button', { name: 'Wrap long lines' })).toBeVisible();
  const room = await plain.evaluate((code) => {
    const text = document.createRange();
    text.selectNodeContents(code.querySelector('code') as Element);
    const bottoms = [...code.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().bottom,
    );
    return (text.getClientRects()[0]?.top ?? 0) - Math.max(...bottoms);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
