import type { DocPage, PageUpdate } from '../model/shell-page.js';
import { Article, type ArticleHtml } from './article.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { Pagination } from './pagination.js';
import { useShell } from './shell-context.js';
import { fill, type ShellStrings } from '../model/strings.js';
import { ELEMENT_IDS } from '../model/constants.js';
import { MobileTableOfContents, TableOfContents } from './table-of-contents.js';

export function DocView({ page, html }: { page: DocPage; html: ArticleHtml }) {
  return (
    <div className="doc-columns">
      <main id={ELEMENT_IDS.main} className="doc" tabIndex={-1}>
        <Breadcrumbs page={page} />
        <article>
          {!page.hideTitle && <h1 tabIndex={-1}>{page.title}</h1>}
          {page.headings.length > 0 && <MobileTableOfContents headings={page.headings} />}
          <Article html={html} />
        </article>
        <DocFooter page={page} />
        <Pagination page={page} />
      </main>
      {page.headings.length > 0 && <TableOfContents headings={page.headings} />}
    </div>
  );
}

function DocFooter({ page }: { page: DocPage }) {
  const { strings, locale } = useShell().site;
  if (!page.editHref && !page.lastUpdate) return null;
  return (
    <div className="doc-footer">
      {page.editHref && (
        <a href={page.editHref} rel="noopener">
          {strings.editPage}
        </a>
      )}
      {page.lastUpdate && <span>{updateText(page.lastUpdate, strings, locale)}</span>}
    </div>
  );
}

function updateText({ date, author }: PageUpdate, strings: ShellStrings, locale: string): string {
  const values = { date: date ? formatDate(date, locale) : '', author: author ?? '' };
  if (date && author) return fill(strings.lastUpdatedBy, values);
  return fill(date ? strings.lastUpdated : strings.updatedBy, values);
}

/** In UTC, so that server and browser write the same. */
function formatDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}
