import { formatMessage, type Link as LinkData } from '@org/site-model';
import type { ShellMessages } from '../../messages/shell-messages.js';
import type { PageUpdate } from '../../model/shell-page.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';
import { Link } from '../frame/link.js';

/** What the page is filed under. A tag that no page lists, as one of an unlisted page alone, leads nowhere. */
export const DocTags = part('DocTags', ({ tags }) => (
  <nav className="doc-tags" aria-label={useShell().site.messages.tags}>
    <ul>
      {tags.map(({ label, href }) => (
        <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
      ))}
    </ul>
  </nav>
));

export const DocFooter = part('DocFooter', ({ page }) => {
  const { site } = useShell();
  if (!page.editHref && !page.lastUpdate) return null;
  return (
    <div className="doc-footer">
      {page.editHref && (
        <a href={page.editHref} rel="noopener">
          {site.messages.editPage}
        </a>
      )}
      {page.lastUpdate && <span>{updateText(page.lastUpdate, site.messages)}</span>}
    </div>
  );
});

function updateText({ date, dateText, author }: PageUpdate, messages: ShellMessages): string {
  const values = { date: dateText ?? date ?? '', author: author ?? '' };
  if (date && author) return formatMessage(messages.lastUpdatedBy, values);
  return formatMessage(date ? messages.lastUpdated : messages.updatedBy, values);
}

/** A question that nobody hears the answer to, unless the site listens: `onFeedback`. */
export const Feedback = part('Feedback', () => {
  const { feedback, messages } = useShell().site;
  return feedback ? (
    <div
      className="feedback"
      role="group"
      aria-label={messages.helpful}
      data-thanks={messages.feedbackThanks}
    >
      {messages.helpful}
      <button type="button">{messages.yes}</button>
      <button type="button">{messages.no}</button>
    </div>
  ) : null;
});

export const Pagination = part('Pagination', ({ page }) => {
  const { messages } = useShell().site;
  if (!page.previous && !page.next) return null;
  return (
    <nav className="pagination" aria-label={messages.pageNavigation}>
      {page.previous && <PageLink link={page.previous} kind={messages.previous} className="previous" />}
      {page.next && <PageLink link={page.next} kind={messages.next} className="next" />}
    </nav>
  );
});

function PageLink({ link, kind, className }: { link: LinkData; kind: string; className: string }) {
  return (
    <Link href={link.href} className={className}>
      <small>{kind}</small> <span>{link.label}</span>
    </Link>
  );
}
