import { type ReactNode, type RefObject, useId } from 'react';
import { lineAndColumn } from './encode-request.js';
import type { Place } from './read-object.js';

interface Props {
  /** Whether there is a script that answers to what is written. */
  awake: boolean;
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What is wrong, which is marked where it stands. */
  problem: (Place & { message: string }) | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A field for the text of an object. A copy of the text lies behind the field: it carries the mark of the problem, and makes
 * the field as tall as its text. Tab leaves the field, as it does everywhere.
 */
export function ObjectEditor({ awake, label, text, onText, problem, area }: Props): ReactNode {
  const id = useId();
  return (
    <div className="query-field">
      <label htmlFor={id}>{label}</label>
      <div className="query-editor">
        <pre aria-hidden="true">{problem ? marked(text, problem) : `${text}\n`}</pre>
        <textarea
          ref={area}
          id={id}
          value={text}
          readOnly={!awake}
          onChange={(event) => onText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
      </div>
      <p id={`${id}-problem`} className="query-problem">
        {problem && <Problem text={text} problem={problem} area={area} />}
      </p>
    </div>
  );
}

function Problem({
  text,
  problem,
  area,
}: Required<Pick<Props, 'text' | 'area'>> & { problem: Place & { message: string } }) {
  return (
    <>
      <PlaceButton text={text} place={problem} area={area} /> {problem.message}
    </>
  );
}

/** Leads to a place of the text, and selects it. */
export function PlaceButton({
  text,
  place,
  area,
}: Pick<Props, 'text' | 'area'> & { place: Place }): ReactNode {
  return (
    <button
      type="button"
      className="query-place"
      onClick={() => {
        area.current?.focus();
        area.current?.setSelectionRange(place.start, Math.max(place.end, place.start));
      }}
    >
      {placeName(text, place)}
    </button>
  );
}

export function placeName(text: string, { start }: Place): string {
  const { line, column } = lineAndColumn(text, start);
  return `Line ${line}, column ${column}:`;
}

function marked(text: string, { start, end }: Place): ReactNode {
  return (
    <>
      {text.slice(0, start)}
      {/* A problem at the end of the text needs something to be seen by. */}
      <mark>{text.slice(start, end) || ' '}</mark>
      {`${text.slice(end)}\n`}
    </>
  );
}
