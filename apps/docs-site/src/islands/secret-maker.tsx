import { type ReactNode, useState } from 'react';

interface Props {
  /** Names of the variables that need a value nobody can guess. */
  names: string[];
  /** Variables that hold several values, parted by commas: how many. */
  lists?: Record<string, number>;
  children?: ReactNode;
}

/** Bytes of one value; the length that Strapi's own generator uses. */
const BYTES = 16;

/**
 * Lines for an `.env` file with new random values. They are made in the reader's browser and sent nowhere. Without a script,
 * and before the first press, the page's own text stands in their place.
 */
export default function SecretMaker({ names, lists = {}, children }: Props) {
  const [text, setText] = useState<string>();
  return (
    <div className="secret-maker">
      {text === undefined ? (
        children
      ) : (
        <figure className="code">
          <pre data-language="bash" data-wrap="">
            <code>{text}</code>
          </pre>
        </figure>
      )}
      <button type="button" className="button" onClick={() => setText(lines(names, lists))}>
        {text === undefined ? 'Make values for me' : 'Make other values'}
      </button>
      <p role="status" className="sr-only">
        {text === undefined ? '' : 'New values are shown.'}
      </p>
    </div>
  );
}

function lines(names: string[], lists: Record<string, number>): string {
  return names
    .map((name) => `${name}=${Array.from({ length: lists[name] ?? 1 }, randomValue).join(',')}`)
    .join('\n');
}

function randomValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes));
}
