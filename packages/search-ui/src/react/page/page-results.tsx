import { formatMessage, formatPlural } from '@org/site-model';
import { useEffect, useRef } from 'react';
import type { SearchAnswer } from '../../provider.js';
import { HitHeading, HitPlace, Marked } from '../hits/hit-text.js';
import { hrefOf } from '../hits/hits.js';
import { useSearchContext } from '../controls/search-context.js';

interface Props {
  answer: SearchAnswer;
  query: string;
  busy: boolean;
  onMore(): void;
}

/** Results of the search page; more come as the reader scrolls to their end, or presses the button. */
export function PageResults({ answer, query, busy, onMore }: Props) {
  const { messages, settings } = useSearchContext();
  const { hits, total } = answer;
  const hasMore = hits.length < total;
  const more = useWhenSeen(hasMore && !busy, onMore);
  return (
    <section aria-label={messages.results} aria-busy={busy}>
      <ol className="search-results">
        {hits.map((hit) => (
          <li key={`${hit.url}#${hit.anchor}`}>
            <p className="search-group-label">
              <HitPlace hit={hit} withTitle={hit.headings.length > 0} />
            </p>
            <h2>
              <a href={hrefOf(hit, query)} lang={hit.language}>
                <HitHeading hit={hit} />
              </a>
            </h2>
            {hit.snippet.text && (
              <p lang={hit.language}>
                <Marked {...hit.snippet} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="search-shown">
        {formatMessage(formatPlural(messages.shown, total, settings.locale), {
          shown: hits.length.toLocaleString(settings.locale),
        })}
      </p>
      {hasMore && (
        <button ref={more} type="button" className="search-button" disabled={busy} onClick={onMore}>
          {messages.more}
        </button>
      )}
    </section>
  );
}

/** Calls once an element comes into view, and again after it was busy. */
function useWhenSeen(wanted: boolean, call: () => void) {
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (!wanted || !element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && scrollY > 0 && latest.current(),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
