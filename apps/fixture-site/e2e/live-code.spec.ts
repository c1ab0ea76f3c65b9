import { expect, type Page } from '@playwright/test';
import { at, complaints, expectAccessible, openReady, overhang, test } from './site.js';

const FRAME = /\/assets\/frames\//;
const PLAYGROUND = /\/assets\/playground-.*\.js$/;

const counter = (page: Page) => page.locator('figure.code', { hasText: 'Counter' }).first();
const result = (page: Page) => counter(page).frameLocator('iframe');
const editor = (page: Page) => counter(page).getByRole('textbox', { name: 'Code of the example' });

/** Adds up what moves on the page from now on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);

async function openExample(page: Page): Promise<void> {
  await page.goto(at('notes/live'));
  await expect(result(page).getByRole('button')).toHaveText('Clicked 0 times');
}

test('examples run in frames of their own, and the policy blocks nothing', async ({ page }) => {
  const found = complaints(page);
  await openExample(page);
  await result(page).getByRole('button').click();
  await expect(result(page).getByRole('button')).toHaveText('Clicked 1 times');
  const second = page.locator('figure.code').nth(1).frameLocator('iframe');
  await expect(second.getByRole('listitem')).toHaveText(['Ada', 'Grace']);
  expect(found).toEqual([]);
});

test('what runs there has no origin, and reaches no server', async ({ page }) => {
  await openExample(page);
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await editor(page).fill(`() => {
  const [text, setText] = useState('');
  useEffect(() => {
    const tries = [() => window.parent.document.title, () => localStorage.length, () => fetch('/base/')];
    Promise.allSettled(tries.map(async (attempt) => attempt())).then((ends) =>
      setText(window.origin + ' ' + ends.map(({ status }) => status).join(' ')));
  }, []);
  return <p>{text}</p>;
}`);
  await expect(result(page).getByRole('paragraph')).toHaveText('null rejected rejected rejected');
});

test('an edit shows, its fault is told where it is, and a reset takes it back', async ({ page }) => {
  await openExample(page);
  const code = counter(page).locator('pre');
  const original = await code.innerHTML();
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await expect(editor(page)).toBeFocused();
  await editor(page).fill('<p>\n  {1 +}\n</p>');
  await expect(counter(page).getByRole('status')).toHaveText(/^Line 2: /);
  await editor(page).fill('() => <p>{missing}</p>');
  await expect(counter(page).getByRole('status')).toHaveText('ReferenceError: missing is not defined');
  await editor(page).fill('<p>Fine</p>');
  await expect(result(page).getByRole('paragraph')).toHaveText('Fine');
  await expect(counter(page).getByRole('status')).toHaveText('');
  await expect(code).toHaveText('<p>Fine</p>');
  await counter(page).getByRole('button', { name: 'Reset' }).click();
  await expect(result(page).getByRole('button')).toHaveText('Clicked 0 times');
  expect(await code.innerHTML()).toBe(original);
});

test('the keyboard gets into the editor, indents there, and gets out', async ({ page }) => {
  await openExample(page);
  await counter(page).getByRole('button', { name: 'Edit code' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveAccessibleDescription(/Escape, then Tab/);
  await editor(page).fill('<p>1</p>');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toHaveValue('  <p>1</p>');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(counter(page).getByRole('button', { name: 'Edit code' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('the result stands above the code where the site wants that, and nothing moves when it comes', async ({
  page,
}) => {
  // As `liveCode.playgroundPosition: 'top'` writes pages.
  await page.route(at('notes/live'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('data-live="bottom"', 'data-live="top"');
    await route.fulfill({ response, body });
  });
  await watchShifts(page);
  await openExample(page);
  const frame = await counter(page).locator('iframe').boundingBox();
  const code = await counter(page).locator('pre').boundingBox();
  expect(code?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  expect(await shifts(page)).toBeLessThan(0.01);
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await expect(editor(page)).toBeFocused();
});

test('the frame is as high as the example, and nothing moves when it comes', async ({ page }) => {
  await watchShifts(page);
  await openExample(page);
  const frame = counter(page).locator('iframe');
  expect(await shifts(page)).toBeLessThan(0.01);
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await editor(page).fill('<div style={{ height: 400 }}>High</div>');
  await expect(frame).toHaveAttribute('height', '432');
});

test('axe finds nothing in either mode, and the frame follows the toggle', async ({ page }) => {
  const root = result(page).locator('html');
  await openExample(page);
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page, { modes: ['light'] });
  await page.getByRole('button', { name: /mode is on/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  await expectAccessible(page, { modes: ['dark'] });
  await page.getByRole('button', { name: /mode is on/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('nothing sticks out of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openExample(page);
  await counter(page).getByRole('button', { name: 'Edit code' }).click();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('a page without examples loads nothing of it; one that is reached in place does', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openReady(page, 'notes/two');
  expect(asked.filter((url) => FRAME.test(url) || PLAYGROUND.test(url) || /\/live-/.test(url))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Live examples' })
    .click();
  await expect(result(page).getByRole('button')).toHaveText('Clicked 0 times');
  expect(asked.some((url) => PLAYGROUND.test(url))).toBe(true);
});

test('the document in the frame comes with a policy of its own', async ({ page, request }) => {
  await openExample(page);
  const href = (await counter(page).locator('iframe').getAttribute('src')) ?? '';
  const headers = (await request.get(href)).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-eval'");
  expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
  const own = (await request.get(at('notes/live'))).headers();
  // Styles of authors alone are named, by their hashes.
  expect(own['content-security-policy']?.replace("'unsafe-hashes'", '')).not.toContain('unsafe');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is a block of code in colors, with no room kept for more', async ({ page }) => {
    await page.goto(at('notes/live'));
    await expect(counter(page).locator('pre .k').first()).toBeVisible();
    await expect(page.locator('iframe, textarea')).toHaveCount(0);
    const sizes = await counter(page).evaluate((figure) => [
      figure.getBoundingClientRect().bottom,
      figure.querySelector('pre')?.getBoundingClientRect().bottom,
    ]);
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThan(3);
  });
});
