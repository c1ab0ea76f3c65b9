import type { Heading } from '@org/site-model';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';
import { useArticleLanguage, useShellLanguage } from './use-language.js';

interface Props {
  headings: Heading[];
}

/** The column at the right of a wide window. The behaviours script marks the heading that is being read. */
export const TableOfContents = part('TableOfContents', ({ headings }) => {
  const { messages } = useShell().site;
  return (
    <nav className="toc" aria-labelledby="toc-title" data-toc="">
      <p className="toc-title" id="toc-title">
        {messages.onThisPage}
      </p>
      <TocList headings={headings} />
    </nav>
  );
});

/** Above the article of a narrow window, closed at first; where a script can close it after a choice, it stays in reach below the navbar. */
export const MobileTableOfContents = part('MobileTableOfContents', ({ headings }) => {
  const { messages } = useShell().site;
  return (
    <details className="toc-mobile" data-toc="" {...useShellLanguage()}>
      <summary>{messages.onThisPage}</summary>
      <TocList headings={headings} />
    </details>
  );
});

/** The box stands as the shell does, also around headings in the language of an article that is not translated. */
function TocList({ headings }: Props) {
  return (
    <ul lang={useArticleLanguage().lang}>
      {headings.map(({ id, depth, text }) => (
        <li key={id} data-depth={depth > 2 ? depth : undefined}>
          {/* The behaviours script may have marked it before React hydrates. */}
          <a href={`#${id}`} suppressHydrationWarning>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
