import { memo } from 'react';
import type { ArticleHtml } from './article-html.js';
import { part } from '../frame/part.js';

const ArticleText = memo(({ html }: { html: ArticleHtml }) => (
  <div className="markdown" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />
));

/**
 * The article. On the server `html` is the whole text. In the browser it is empty for the page that came as a document:
 * React then leaves the server's elements where they are, so nothing is sent or parsed twice.
 */
export const Article = part('Article', ({ html }) => <ArticleText html={html} />);
