import { expect, it } from 'vitest';
import { brandColors } from './brand-colors.js';

const THEME =
  ':root{--docs-bg:#fff;--docs-accent:#0b6a6a}@media screen{:root[data-theme=dark]{--docs-accent:#67d4cb}}';

it('are the light tokens of the style sheet, those of the site last', () => {
  expect(brandColors(THEME)).toMatchObject({ background: '#fff', accent: '#0b6a6a', text: '#15201f' });
  const own = `${THEME}:root{--docs-accent:rgb(120 20 60)}html[data-theme=dark]{--docs-accent:pink}`;
  expect(brandColors(own).accent).toBe('rgb(120 20 60)');
});

it('leave alone what only browsers can work out, and what is said of parts of a page', () => {
  const own = `${THEME}:root{--docs-accent:color-mix(in srgb,red,blue)}.demo{--docs-accent:#123456}`;
  expect(brandColors(own).accent).toBe('#0b6a6a');
});
