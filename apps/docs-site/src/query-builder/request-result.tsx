import { type ReactNode, useEffect, useState } from 'react';
import type { Encoded } from './encode-request.js';

interface Props {
  encoded: Encoded;
  /** The text of the object has a problem, and this is what it stood for before. */
  stale: boolean;
  onCopied: (message: string) => void;
}

/** How long a button says that it has copied, in milliseconds. */
const COPIED_FOR = 2000;

/** The request that the object stands for. */
export function RequestResult({ encoded: { query, url }, stale, onCopied }: Props): ReactNode {
  return (
    <div className="query-result" data-stale={stale || undefined}>
      <Row label="Query string" text={query} empty="no parameters" onCopied={onCopied} />
      <Row label="Request" text={url} onCopied={onCopied} />
    </div>
  );
}

interface RowProps {
  label: string;
  text: string;
  empty?: string;
  onCopied: (message: string) => void;
}

function Row({ label, text, empty, onCopied }: RowProps) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onCopied(`${label} copied.`);
    } catch {
      onCopied('The browser does not allow copying. Select the text instead.');
    }
  };
  return (
    <div className="query-row">
      <p>
        <strong>{label}</strong>
      </p>
      <code>{text || empty}</code>
      <button type="button" className="button quiet" disabled={text === ''} onClick={() => void copy()}>
        {copied === text && text !== '' ? 'Copied' : 'Copy'}{' '}
        <span className="visually-hidden">{label.toLowerCase()}</span>
      </button>
    </div>
  );
}
