import { expect, it } from 'vitest';
import { wordsOf } from './address-words.js';
import { nearestRoutes } from './nearest-routes.js';
import type { RouteEntry } from './shell-page.js';

const routes: RouteEntry[] = [
  ['/docs/cloud/getting-started/caching', 'Caching'],
  ['/docs/cloud/getting-started/deployment', 'Deployment'],
  ['/docs/cloud/projects/overview', 'Overview'],
  ['/docs/guides/intro', 'Introduction'],
];
const titles = (path: string) => nearestRoutes(path, routes, '/docs/').map(([, title]) => title);

it.each([
  ['/docs/cloud/getting-started/cachin', 'Caching'],
  ['/docs/Cloud/Getting_Started/Deploy.html', 'Deployment'],
  ['/docs/projects/overview', 'Overview'],
  ['/docs/guides/into', 'Introduction'],
])('for %s the nearest is %s', (path, title) => {
  expect(titles(path)[0]).toBe(title);
});

it.each([
  '/docs/zzz',
  '/docs/cloud/zzz',
  '/docs/cloud/getting-started/no-such-page',
  '/docs/wp-login.php',
  '/docs/nothing/like/this',
])('names nothing for %s: what is near is neither the base path nor an area', (path) => {
  expect(titles(path)).toEqual([]);
});

it('finds a page that has left its folder, the one in the likelier folder first', () => {
  const moved: RouteEntry[] = [...routes, ['/docs/guides/caching', 'Caching elsewhere']];
  const found = nearestRoutes('/docs/guide/caching', moved, '/docs/').map(([, title]) => title);
  expect(found).toEqual(['Caching elsewhere', 'Caching']);
});

it('names at most five', () => {
  const many = Array.from({ length: 20 }, (_, index): RouteEntry => [`/docs/page-${index}`, 'Page']);
  expect(nearestRoutes('/docs/page', many, '/docs/')).toHaveLength(5);
});

it.each([
  ['/docs/cloud/get_started.html', 'cloud get started'],
  ['/docs/cr%C3%A9er/a', 'créer a'],
  ['/docs/100%', '100'],
  ['/docs/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path, '/docs/')).toBe(words);
});
