import { memo } from 'react';
import { part } from './part.js';

/** HTML in a form that a page under Trusted Types accepts; a plain string elsewhere. */
export type ArticleHtml = string | TrustedArticle;
/** What `TrustedTypePolicy.createHTML` returns; React hands it to the element as it is. */
export interface TrustedArticle {
  toString(): string;
}

const ArticleText = memo(({ html }: { html: ArticleHtml }) => (
  <div className="markdown" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />
));

/**
 * The article. On the server `html` is the whole text. In the browser it is empty for the page that came as a document:
 * React then leaves the server's elements where they are, so nothing is sent or parsed twice.
 */
export const Article = part('Article', ({ html }) => <ArticleText html={html} />);
