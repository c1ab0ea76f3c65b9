import { expect, it } from 'vitest';
import { pagesToWalk } from './pages-to-walk.mjs';

const all = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
const affected = (since) => ({ since, pages: [{ page: '/page-7' }, { page: '/page-3' }, { page: '/gone' }] });

it('are all that have changed, in the order of the site, and some others', () => {
  const { changed, others } = pagesToWalk(affected('a1'), all, 10);
  expect(changed).toEqual(['/page-3', '/page-7']);
  expect(new Set(others).size).toBe(10);
  for (const page of others) expect(all.filter((one) => !changed.includes(one))).toContain(page);
});

it('are the same for the same commit, and others for another', () => {
  const of = (since) => pagesToWalk(affected(since), all, 10).others;
  expect(of('a1')).toEqual(of('a1'));
  expect(of('a1')).not.toEqual(of('b2'));
});

it('are the whole site when it is smaller than the sample', () => {
  expect(pagesToWalk(affected('a1'), all.slice(0, 5), 10)).toEqual({
    changed: ['/page-3'],
    others: expect.arrayContaining(['/page-0', '/page-1', '/page-2', '/page-4']),
  });
});
