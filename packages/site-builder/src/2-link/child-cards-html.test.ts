import { expect, it } from 'vitest';
import { childCardsHtml, indexArticle } from './child-cards-html.js';

const card = (href: string, label = 'A', description?: string) => ({
  kind: 'link' as const,
  href,
  label,
  ...(description ? { description } : {}),
});
const hrefOf = (href: string) => /href="([^"]*)"/.exec(childCardsHtml([card(href)], '/docs/'))?.[1];

it('writes nothing for no cards', () => {
  expect([childCardsHtml([], '/'), indexArticle('', [], '/')]).toEqual(['', '']);
});

it('escapes what writers wrote', () => {
  expect(childCardsHtml([card('/a?x=1&y="', '<b> & co', '1 < 2')], '/')).toBe(
    '<ul class="cards" role="list"><li class="card"><p class="card-title"><a href="/a?x=1&amp;y=&quot;">&lt;b&gt; &amp; co</a></p><p>1 &lt; 2</p></li></ul>',
  );
});

it('gives addresses of the site the base path, once', () => {
  expect([hrefOf('/a'), hrefOf('/docs/a'), hrefOf('/docs')]).toEqual(['/docs/a', '/docs/a', '/docs']);
});

it('leaves other sites’ addresses, which get no hold of the window', () => {
  expect(childCardsHtml([card('https://example.org/a')], '/docs/')).toContain(
    '<a href="https://example.org/a" rel="noopener">',
  );
  expect(hrefOf('//example.org/a')).toBe('//example.org/a');
});
