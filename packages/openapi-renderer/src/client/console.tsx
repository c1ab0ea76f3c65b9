import { errorMessage } from '@org/site-model';
import { useId, useRef, useState } from 'react';
import { curlSample } from '../samples/curl.js';
import { BodyEditor } from './inputs/body-editor.js';
import { buildRequest, type Change, initialState } from './console-state.js';
import type { ConsoleOperation } from '../api-model/index.js';
import { ParameterInputs } from './inputs/fields.js';
import { ResponseView } from './sending/response-view.js';
import { SecurityInputs } from './inputs/security-inputs.js';
import { type Outcome, sendRequest } from './sending/send-request.js';
import { ServerInputs } from './inputs/server-inputs.js';
import { formatNumber, loadMessagesFor, t } from './console-messages.js';
import { createRoot, type Root } from 'react-dom/client';

interface ConsoleProps {
  operation: ConsoleOperation;
  redirectUri: string;
}

/** Sends requests of one operation from the reader's browser straight to the server. */
export function Console({ operation, redirectUri }: ConsoleProps) {
  const [state, setState] = useState(() => initialState(operation));
  const { outcome, bytes, send, stop, fail } = useSending();
  const onChange: Change = (change) => setState((known) => ({ ...known, ...change }));
  const group = { operation, state, onChange };

  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    const request = attempt(() => buildRequest(operation, state), fail);
    if (request) void send(request);
  };
  return (
    <form
      className="api-console-form"
      onSubmit={onSubmit}
      aria-label={`${operation.method} ${operation.path}`}
    >
      <ServerInputs {...group} />
      <SecurityInputs {...group} redirectUri={redirectUri} />
      <ParameterInputs {...group} />
      <BodyEditor {...group} />
      <div className="api-console-actions">
        <button type="submit" className="api-button" disabled={bytes !== null}>
          {t('Send')}
        </button>
        {bytes !== null && (
          <button type="button" className="api-button" onClick={stop}>
            {t('Stop')}
          </button>
        )}
        <CopyCurl text={() => attempt(() => curlSample(buildRequest(operation, state).wire), fail)} />
      </div>
      <div role="status">
        {bytes !== null && (
          <p>
            {bytes > 0
              ? t('Sending: {bytes} bytes so far …', { bytes: formatNumber(bytes) })
              : t('Sending …')}
          </p>
        )}
        {bytes === null && outcome && <ResponseView outcome={outcome} name={operation.id} />}
      </div>
    </form>
  );
}

function attempt<T>(make: () => T, fail: (message: string) => void): T | undefined {
  try {
    return make();
  } catch (error) {
    fail(errorMessage(error));
    return undefined;
  }
}

/** One request at a time. `bytes` counts what has come of it; `null` while there is none. */
function useSending() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const send = async (request: Parameters<typeof sendRequest>[0]): Promise<void> => {
    running.current = new AbortController();
    setBytes(0);
    setOutcome(await sendRequest(request, running.current.signal, setBytes));
    setBytes(null);
  };
  const stop = (): void => running.current?.abort();
  const fail = (message: string): void =>
    setOutcome({ kind: 'failure', title: t('The request is incomplete'), text: [message] });
  return { outcome, bytes, send, stop, fail };
}

function CopyCurl({ text }: { text: () => string | undefined }) {
  const [said, setSaid] = useState('');
  const id = useId();
  const onClick = async (): Promise<void> => {
    const command = text();
    if (command === undefined) return;
    const copied = await navigator.clipboard.writeText(command).then(
      () => true,
      () => false,
    );
    setSaid(t(copied ? 'Copied.' : 'The browser did not allow copying.'));
  };
  return (
    <>
      <button type="button" className="api-button" onClick={() => void onClick()} aria-describedby={id}>
        {t('Copy as curl')}
      </button>
      <span id={id} role="status">
        {said}
      </span>
    </>
  );
}

const roots = new Map<HTMLElement, Root>();

/** Puts the console of an operation into its place. Consoles of pages that have gone are let go. */
export async function mountConsole(panel: HTMLElement, data: string, redirectUri: string): Promise<void> {
  await loadMessagesFor(panel);
  for (const [place, root] of roots) {
    if (place.isConnected) continue;
    root.unmount();
    roots.delete(place);
  }
  if (roots.has(panel)) return;
  const root = createRoot(panel);
  roots.set(panel, root);
  root.render(<Console operation={JSON.parse(data) as ConsoleOperation} redirectUri={redirectUri} />);
}
