import { ELEMENT_IDS } from '../../model/constants.js';
import { Article } from './article.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { DocCards } from './doc-cards.js';
import { DocFooter } from './doc-footer.js';
import { DocNotices } from './doc-notices.js';
import { DocTags } from './doc-tags.js';
import { Pagination } from './pagination.js';
import { part } from '../frame/part.js';
import { MobileTableOfContents, TableOfContents } from './table-of-contents.js';
import { useArticleLanguage } from './use-language.js';

export const DocView = part('DocView', ({ page, html }) => {
  const { headings, cards } = page;
  return (
    // Set before the article: a browser may paint that before the contents, which follow it, have come.
    <div className={headings.length > 0 ? 'doc-columns with-toc' : 'doc-columns'}>
      <main id={ELEMENT_IDS.main} className="doc" tabIndex={-1}>
        <Breadcrumbs page={page} />
        <DocNotices page={page} />
        <article {...useArticleLanguage()}>
          {!page.hideTitle && (
            <h1 id={page.headingId} tabIndex={-1}>
              {page.heading ?? page.title}
            </h1>
          )}
          {headings.length > 0 && <MobileTableOfContents headings={headings} />}
          {cards && page.description && <p className="doc-lead">{page.description}</p>}
          <Article html={html} />
          {cards && <DocCards cards={cards} />}
        </article>
        {page.tags && <DocTags tags={page.tags} />}
        <DocFooter page={page} />
        <Pagination page={page} />
      </main>
      {headings.length > 0 && <TableOfContents headings={headings} />}
    </div>
  );
});
