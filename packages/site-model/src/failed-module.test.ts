import { expect, it } from 'vitest';
import { failedModule } from './failed-module.js';

const ADDRESS = 'https://docs.example.org/assets/home-1.js';

it.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`],
  ['Firefox', `error loading dynamically imported module: ${ADDRESS}`],
])('finds the address in the error of %s', (_browser, message) => {
  expect(failedModule(new TypeError(message))).toBe(ADDRESS);
});

it('finds none where the browser names none, as Safari', () => {
  expect(failedModule(new TypeError('Importing a module script failed.'))).toBeUndefined();
});
