import { formatMessage } from '@org/site-model';
import type { ShellMessages } from '../../messages/shell-messages.js';
import type { PageUpdate } from '../../model/shell-page.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

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
