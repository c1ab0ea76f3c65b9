import { beforeEach, expect, it, vi } from 'vitest';
import { loadPageStyles } from './page-head.js';

const SITE = 'data:text/css,';
let added: HTMLLinkElement[] = [];

beforeEach(() => {
  added = [];
  document.head.innerHTML = `<link rel="stylesheet" href="${SITE}">`;
  // Not into the document: nothing is to be fetched.
  vi.spyOn(document.head, 'append').mockImplementation((link) => void added.push(link as HTMLLinkElement));
});

it('adds what the document lacks and waits for it', async () => {
  let done = false;
  const loading = loadPageStyles([SITE, '/math.css']).then(() => (done = true));
  expect(added.map((link) => [link.rel, link.getAttribute('href')])).toEqual([['stylesheet', '/math.css']]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toBe(false);
  added[0]?.dispatchEvent(new Event('load'));
  await loading;
});

it('goes on without one that does not come', async () => {
  const loading = loadPageStyles(['/gone.css']);
  added[0]?.dispatchEvent(new Event('error'));
  await expect(loading).resolves.toBeUndefined();
});

it('has nothing to do for most pages', async () => {
  await loadPageStyles(undefined);
  expect(added).toEqual([]);
});
