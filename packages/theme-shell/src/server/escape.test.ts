import { expect, it } from 'vitest';
import { escapeHtml, inlineJson } from './escape.js';

it('escapes all that ends a text or a quoted attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

it('writes JSON that cannot end its script element or open a comment, and reads back the same', () => {
  const value = { text: '</script><!-- <script>', sign: '\u2028' };
  const json = inlineJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
