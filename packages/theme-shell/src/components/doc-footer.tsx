import { htmlLang } from '../model/shell-locale.js';
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
      {page.lastUpdate && <span>{updateText(page.lastUpdate, site.strings, htmlLang(site))}</span>}
    </div>
  );
});

function updateText({ date, author }: PageUpdate, strings: ShellStrings, locale: string): string {
  const values = { date: date ? formatDate(date, locale) : '', author: author ?? '' };
  if (date && author) return fill(strings.lastUpdatedBy, values);
  return fill(date ? strings.lastUpdated : strings.updatedBy, values);
}

/** In UTC, so that server and browser write the same. */
function formatDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}
