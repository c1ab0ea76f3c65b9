import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect, test } from '@playwright/test';
import { expectAccessibleAtEveryWidth, openReady } from '../built-site.js';

test('the not-found page says what was asked for, and leads to what is like it and back into the site', async ({
  page,
}) => {
  await watchShifts(page);
  await openReady(page, '/dev-docs/api/rest/parametrs');
  const main = page.getByRole('main');
  await expect(main).toContainText('You asked for /dev-docs/api/rest/parametrs');
  await expect(main.getByRole('link', { name: 'REST API', exact: true })).toHaveAttribute(
    'href',
    '/dev-docs/api/rest/parameters',
  );
  const ways = main.getByRole('navigation', { name: 'Ways into the site' });
  await expect(ways.getByRole('link', { name: 'User guide' })).toHaveAttribute('href', '/user-docs/intro');
  expect(await shiftsIn(page)).toEqual([]);
  await expectAccessibleAtEveryWidth(page);
});
