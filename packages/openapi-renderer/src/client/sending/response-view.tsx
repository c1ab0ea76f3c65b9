import type { Answer, Outcome } from './send-request.js';
import { formatNumber, t } from '../console-messages.js';

/** What came of a request. `name` is what a downloaded body is called. */
export function ResponseView({ outcome, name }: { outcome: Outcome; name: string }) {
  if (outcome.kind === 'stopped') return <p>{t('Stopped before an answer came.')}</p>;
  if (outcome.kind === 'failure') {
    return (
      <div className="api-console-failure">
        <p>
          <strong>{outcome.title}</strong>
        </p>
        {outcome.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    );
  }
  return <AnswerView answer={outcome} name={name} />;
}

function AnswerView({ answer, name }: { answer: Answer; name: string }) {
  const { status, statusText, milliseconds, body, headers, crossOrigin, leftOut, cut } = answer;
  return (
    <div className="api-console-answer">
      <p>
        <code className="api-status" data-class={String(status).charAt(0)}>
          {status}
        </code>{' '}
        {statusText} ·{' '}
        {t('{milliseconds} ms · {bytes} bytes', {
          milliseconds: formatNumber(Math.round(milliseconds)),
          bytes: formatNumber(body.size),
        })}
      </p>
      {cut && <p>{t('The body ended early; this is what was received.')}</p>}
      {leftOut.length > 0 && (
        <p>{t('Browsers do not let pages send these headers: {names}.', { names: leftOut.join(', ') })}</p>
      )}
      <details>
        <summary>{t('Headers ({count})', { count: headers.length })}</summary>
        <dl className="api-console-headers">
          {headers.map(([key, value], index) => (
            <div key={index}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {crossOrigin && (
          <p className="api-input-note">
            {t(
              'From another origin, only the headers that the server exposes to this page (Access-Control-Expose-Headers).',
            )}
          </p>
        )}
      </details>
      {body.size > 0 && <Body body={body} text={answer.text} name={name} />}
    </div>
  );
}

function Body({ body, text, name }: { body: Blob; text: string | null; name: string }) {
  return (
    <>
      {text !== null && (
        <figure className="code">
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what overflows */}
          <pre tabIndex={0}>
            <code>{text}</code>
          </pre>
        </figure>
      )}
      <p>
        <button type="button" className="api-button" onClick={() => download(body, name)}>
          {t('Download the body')}
        </button>
      </p>
    </>
  );
}

function download(body: Blob, name: string): void {
  const ending = /[/+](json|xml|html|csv|png|jpeg|gif|pdf|zip|plain|yaml)\b/i.exec(body.type)?.[1] ?? 'bin';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = `${name}.${ending === 'plain' ? 'txt' : ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
