import { ELEMENT_IDS } from '../../model/constants.js';
import { Breadcrumbs, DocNotices } from './doc-header.js';
import { DocFooter, DocTags, Feedback, Pagination } from './doc-footer.js';
import { PageActions } from './page-actions.js';
import { part } from '../frame/part.js';
import { MobileTableOfContents, TableOfContents } from './table-of-contents.js';
import { useArticleLanguage } from './use-language.js';
import { memo } from 'react';
import type { ArticleHtml } from '../frame/trusted-html.js';
import { type Card, formatPlural } from '@org/site-model';
import { htmlLang } from '../../model/page-tags.js';
import type { ShellSite } from '../../model/shell-site.js';
import { Link } from '../frame/link.js';
import { useShell } from '../frame/shell-context.js';

export const DocView = part('DocView', ({ page, html }) => {
  const { headings, cards } = page;
  const hasContents = headings.length > 0;
  return (
    // Set before the article: a browser may paint that before the contents, which follow it, have come.
    <div className={hasContents ? 'doc-columns with-toc' : 'doc-columns'}>
      <main id={ELEMENT_IDS.main} className="doc" tabIndex={-1}>
        <Breadcrumbs page={page} />
        <DocNotices page={page} />
        <article {...useArticleLanguage()}>
          {!page.hideTitle && (
            <h1 id={page.headingId} tabIndex={-1}>
              {page.heading ?? page.title}
            </h1>
          )}
          {(cards ?? page.lead) && page.description && <p className="doc-lead">{page.description}</p>}
          <PageActions page={page} />
          {hasContents && <MobileTableOfContents headings={headings} />}
          <Article html={html} />
          {cards && <DocCards cards={cards} />}
        </article>
        {page.tags && <DocTags tags={page.tags} />}
        {page.asksFeedback !== false && <Feedback />}
        <DocFooter page={page} />
        <Pagination page={page} />
      </main>
      {hasContents && <TableOfContents headings={headings} />}
    </div>
  );
});

const ArticleText = memo(({ html }: { html: ArticleHtml }) => (
  <div className="markdown" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />
));

/**
 * The article. On the server `html` is the whole text. In the browser it is empty for the page that came as a document:
 * React then leaves the server's elements where they are, so nothing is sent or parsed twice.
 */
const Article = part('Article', ({ html }) => <ArticleText html={html} />);

/** What an index page leads to. */
const DocCards = part('DocCards', ({ cards }) => {
  const { site } = useShell();
  return (
    <ul className="doc-cards">
      {cards.map((card) => (
        <li key={card.href} data-kind={card.kind ?? 'link'}>
          <Link href={card.href}>{card.label}</Link>
          <CardText text={card.description ?? countText(card, site)} />
        </li>
      ))}
    </ul>
  );
});

const CardText = ({ text }: { text: string | undefined }) => (text ? <p>{text}</p> : null);

const countText = ({ count }: Card, site: ShellSite): string | undefined =>
  count === undefined ? undefined : formatPlural(site.messages.items, count, htmlLang(site));
