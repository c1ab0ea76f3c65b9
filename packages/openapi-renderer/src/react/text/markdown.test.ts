import { expect, it } from 'vitest';
import { descriptionHtml } from './markdown.js';

const html = (text: string, link = (href: string) => href): string =>
  descriptionHtml(text, { headingLevel: 2, link });

it('reads CommonMark with GFM', () => {
  expect(html('*a* ~~b~~ <https://c.example>\n\n| d |\n| - |\n| e |').replaceAll(/>\n</g, '><')).toBe(
    '<p><em>a</em> <del>b</del> <a href="https://c.example" rel="noopener nofollow">https://c.example</a></p><div class="api-scroll" tabindex="0" role="group"><table><thead><tr><th>d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table></div>',
  );
});

it('puts headings below the one that the text stands under', () => {
  expect(html('# a\n\n## b\n\n##### c')).toBe(
    '<h3 class="api-text-heading">a</h3>\n<h3 class="api-text-heading">b</h3>\n<h6 class="api-text-heading">c</h6>',
  );
});

it('gives the same text other addresses on another page', () => {
  const text = 'See [the guide](/guide).';
  expect(html(text, (href) => `/one${href}`)).toBe('<p>See <a href="/one/guide">the guide</a>.</p>');
  expect(html(text, (href) => `/two${href}`)).toBe('<p>See <a href="/two/guide">the guide</a>.</p>');
});

it.each(['> ', '- ', '<div>', '[', '*a ', '[a](', '_*', '`', '<'])(
  'ends with a hundred thousand of %j',
  (part) => {
    const shown = html(part.repeat(100_000 / part.length));
    expect(shown).not.toBe('');
    expect(shown).not.toMatch(/<div(?! class="api-scroll")/);
  },
);
