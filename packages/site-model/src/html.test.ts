import { expect, it } from 'vitest';
import { escapeHtml, inlineJson, unescapeHtml } from './html.js';

it('escapes what would end an attribute or start an element, and back', () => {
  const text = `<a href="x" title='y'>&amp;</a>`;
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;');
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('reads numeric entities and leaves what it does not know', () => {
  expect(unescapeHtml('&#x27;&#39;&#x1F600;&#128512;')).toBe("''😀😀");
  expect(unescapeHtml('&unknown; &#x110000; &amp;lt;')).toBe('&unknown; &#x110000; &lt;');
});

it('writes JSON that cannot end a script element', () => {
  const value = { html: '</script><!--' };
  expect(inlineJson(value)).not.toContain('<');
  expect(JSON.parse(inlineJson(value))).toEqual(value);
});
