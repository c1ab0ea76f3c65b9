import { expect } from '@playwright/test';
import { onBothServers, openReady, test } from './site.js';

onBothServers(() => {
  test('hooks change pages and what the shell shows of all of them', async ({ page }) => {
    await openReady(page, 'notes/one');
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /2\.0\.1$/);
    await expect(page.getByRole('contentinfo')).toContainText('A fixture. 2.0.1');
  });
});

test('a hook adds a file to the site', async ({ request }) => {
  const response = await request.get('/base/version.json');
  expect(await response.json()).toMatchObject({ version: '2.0.1', day: '2026-03-01' });
});
