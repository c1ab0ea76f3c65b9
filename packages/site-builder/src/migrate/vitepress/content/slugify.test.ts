import { expect, it } from 'vitest';
import { headingText, slugify } from './slugify.js';

it.each([
  ["What's new?", 'what-s-new'],
  ['3 ways', '_3-ways'],
  ['Ça va — très bien', 'ca-va-—-tres-bien'],
  ['`vite.config.js` and *more*', 'vite-config-js-and-more'],
  ['[Links](./x.md) in headings', 'links-in-headings'],
  ['With :tada: and <b>tags</b>', 'with-and-tags'],
  ['Beta :badge[^1.2]{type=tip}', 'beta'],
  ['snake_case stays, _this_ goes', 'snake-case-stays-this-goes'],
])('gives "%s" the id "%s"', (heading, id) => {
  expect(slugify(headingText(heading))).toBe(id);
});
