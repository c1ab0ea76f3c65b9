import { expect, it } from 'vitest';
import { offlineDocument, offlineStyles, type OfflinePlace } from './offline-text.js';

const FILES: Record<string, string> = {
  '/docs/guide/intro': 'guide/intro.html',
  '/docs/guide/deep/more': 'guide/deep/more.html',
  '/docs/assets/a b.svg': 'assets/a b.svg',
  '/docs/assets/styles.css': 'assets/styles.css',
};

const place: OfflinePlace = {
  url: 'https://x.org/docs/guide/deep/more',
  file: 'guide/deep/more.html',
  fileOf: ({ origin, pathname }) => (origin === 'https://x.org' ? FILES[decodeURI(pathname)] : undefined),
};
const copy = (html: string): string => offlineDocument(html, place);

it('names what is in the copy by paths, with their hashes, and everything else by its whole address', () => {
  expect(copy('<a href="/docs/guide/intro?a=1#b">A</a>')).toBe('<a href="../intro.html#b">A</a>');
  expect(copy('<a href="/docs/guide/deep/more">A</a>')).toBe('<a href="more.html">A</a>');
  expect(copy("<img src='/docs/assets/a%20b.svg' alt='/docs/guide/intro'>")).toBe(
    '<img src="../../assets/a%20b.svg" alt=\'/docs/guide/intro\'>',
  );
  expect(copy('<a href="/docs/search?q=a&amp;b=2">A</a>')).toBe(
    '<a href="https://x.org/docs/search?q=a&amp;b=2">A</a>',
  );
  expect(copy('<a href="https://y.org/">A</a><a href="mailto:a@y.org">B</a>')).toBe(
    '<a href="https://y.org/">A</a><a href="mailto:a@y.org">B</a>',
  );
  expect(copy('<a href="#here">A</a>')).toBe('<a href="#here">A</a>');
});

it('leaves out scripts and what browsers would fetch ahead, and keeps the address of the page on the site', () => {
  const head = [
    '<link rel="preload" as="font" href="/docs/assets/f.woff2" crossorigin>',
    '<link rel="stylesheet" href="/docs/assets/styles.css">',
    '<link rel="canonical" href="https://x.org/docs/guide/deep/more">',
    '<script type="module" src="/docs/assets/behaviours.js"></script>',
    '<script type="application/json">{"a":"<a href=\'/docs/guide/intro\'>"}</script>',
  ];
  expect(copy(head.join(''))).toBe(
    '<link rel="stylesheet" href="../../assets/styles.css">' +
      '<link rel="canonical" href="https://x.org/docs/guide/deep/more">',
  );
});

it('leaves text alone that looks like markup', () => {
  const text =
    '<code>&lt;a href="/docs/guide/intro"&gt;</code><textarea><a href="/docs/guide/intro"></textarea>';
  expect(copy(text)).toContain('<code>&lt;a href="/docs/guide/intro"&gt;</code>');
});

it('names what style sheets name', () => {
  const styles = { ...place, url: 'https://x.org/docs/assets/styles.css', file: 'assets/styles.css' };
  const css = 'a{src:url(/docs/assets/a%20b.svg)}b{mask:url("data:image/svg+xml,<svg fill=\'url(#a)\'/>")}';
  expect(offlineStyles(css, styles)).toBe(css.replace('/docs/assets/a%20b.svg', 'a%20b.svg'));
});

it('leaves out transitions from one document to the next', () => {
  expect(offlineStyles('a{b:c}@media x{@view-transition{navigation:auto}}d{e:f}', place)).toBe(
    'a{b:c}@media x{}d{e:f}',
  );
});
