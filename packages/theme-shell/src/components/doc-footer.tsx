import type { PageUpdate } from '../model/shell-page.js';
import { fill, type ShellStrings } from '../model/strings.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

export const DocFooter = part('DocFooter', ({ page }) => {
  const { site } = useShell();
  if (!page.editHref && !page.lastUpdate) return null;
  return (
    <div className="doc-footer">
      {page.editHref && (
        <a href={page.editHref} rel="noopener">
          {site.strings.editPage}
        </a>
      )}
      {page.lastUpdate && <span>{updateText(page.lastUpdate, site.strings)}</span>}
    </div>
  );
});

function updateText({ date, dateText, author }: PageUpdate, strings: ShellStrings): string {
  const values = { date: dateText ?? date ?? '', author: author ?? '' };
  if (date && author) return fill(strings.lastUpdatedBy, values);
  return fill(date ? strings.lastUpdated : strings.updatedBy, values);
}
