import { Fragment } from 'react';
import type { TextRange } from '../../engine/match-text.js';

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
