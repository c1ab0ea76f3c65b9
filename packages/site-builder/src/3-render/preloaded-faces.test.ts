import { expect, it } from 'vitest';
import { preloadedFaces } from './preloaded-faces.js';

const face = (family: string, file: string, rest = ''): string =>
  `@font-face{font-family:${family};${rest}src:url(./${file})format("woff2-variations")}`;
const SITE = [
  face('Inter Variable', 'greek.woff2', 'unicode-range:U+370-377,U+37A-37F;'),
  face('Inter Variable', 'latin.woff2', 'unicode-range:U+??,U+131;'),
  face('Inter Variable', 'slanted.woff2', 'font-style:italic;unicode-range:U+??;'),
  '@font-face{font-family:Inter Fallback;src:local(Arial)}',
  ':root{--docs-font:"Inter Variable", "Inter Fallback", sans-serif}',
].join('');

it('is the face of the text that has Basic Latin, at its address', () => {
  expect(preloadedFaces(SITE, '/base/assets/styles-a.css')).toEqual(['/base/assets/latin.woff2']);
});

it('is that of the site where it chose another, also one without ranges or with written ones', () => {
  const own = ":root{--docs-font:'Own', serif}";
  const css = SITE + face("'Own'", 'own.woff2') + own;
  expect(preloadedFaces(css, '/assets/s.css')).toEqual(['/assets/own.woff2']);
  const ranged = SITE + face('Own', 'a.woff2', 'unicode-range: U+0000-00FF, U+0131;') + own;
  expect(preloadedFaces(ranged, '/assets/s.css')).toEqual(['/assets/a.woff2']);
});

it('is none where the text is shown in a face of the system', () => {
  expect(preloadedFaces(`${SITE}:root{--docs-font:system-ui}`, '/s.css')).toEqual([]);
  expect(preloadedFaces('', '/s.css')).toEqual([]);
});
