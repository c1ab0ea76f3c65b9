import { formatPlural } from '@org/site-model';
import { htmlLang } from '../../model/page-tags.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

/** What a reader can do with the page besides reading it, and how long that takes. */
export const PageActions = part('PageActions', ({ page }) => {
  const { site } = useShell();
  const { markdownHref, minutes, offersMarkdown = true } = page;
  const markdown = offersMarkdown ? markdownHref : undefined;
  if (!markdown && !minutes) return null;
  return (
    <div className="page-actions" role="group" aria-label={site.messages.pageActions}>
      {markdown && (
        <>
          <button type="button" className="copy-page">
            {site.messages.copyPage}
          </button>
          <a href={markdown} type="text/markdown">
            {site.messages.viewMarkdown}
          </a>
          {site.assistants?.map(({ label, href }) => (
            <a key={href} href={assistantHref(href, new URL(markdown, page.canonical))} rel="noopener">
              {label}
            </a>
          ))}
        </>
      )}
      {minutes && (
        <span className="reading-time">
          {formatPlural(site.messages.readingTime, minutes, htmlLang(site))}
        </span>
      )}
    </div>
  );
});

const assistantHref = (href: string, { href: markdown }: URL): string =>
  href.replaceAll('{url}', encodeURIComponent(markdown));
