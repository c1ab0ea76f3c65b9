import type { SearchHit, TextRange } from '../../provider.js';
import { useSearchContext } from '../controls/search-context.js';
import { Fragment } from 'react';

/** The heading of a hit's section, or the page's title, with the headings that lead to it. */
export function HitHeading({ hit }: { hit: SearchHit }) {
  const { headings, headingRanges, title, titleRanges } = hit;
  if (headings.length === 0) return <Marked text={title} ranges={titleRanges} />;
  return headings.map((heading, at) => (
    <span key={at}>
      {at > 0 && <span aria-hidden="true"> › </span>}
      <Marked text={heading} ranges={headingRanges[at] ?? []} />
    </span>
  ));
}

/** Where the page of a hit stands: area, breadcrumb, and its version where the area has several. */
export function HitPlace({ hit, withTitle }: { hit: SearchHit; withTitle: boolean }) {
  const { areas } = useSearchContext().settings;
  const area = areas.find(({ id }) => id === hit.area);
  const version = area?.versions.find(({ name }) => name === hit.version)?.label;
  const names = [area?.label ?? '', ...hit.breadcrumb].filter(
    (name, at, all) => name && all.indexOf(name) === at,
  );
  return (
    <>
      <span className="search-trail">{names.join(' › ')}</span>
      {version && <span className="search-version">{version}</span>}
      {/* Seen as a gap; in the text, words would run together. */}
      {withTitle && ' '}
      {withTitle && (
        <span className="search-page-title" lang={hit.language}>
          {hit.title}
        </span>
      )}
    </>
  );
}

/** A text with its matches marked. Always text, whatever it looks like. */
export function Marked({ text, ranges }: { text: string; ranges: TextRange[] }) {
  return (
    <>
      {ranges.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
