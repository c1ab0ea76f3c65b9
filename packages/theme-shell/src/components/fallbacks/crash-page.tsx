import type { ShellMessages } from '../../messages/shell-messages.js';
import { ELEMENT_IDS, SHELL_EVENTS } from '../../model/constants.js';
import type { ShellPage } from '../../model/shell-page.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';
import { Component, type ReactNode } from 'react';

interface CrashProps {
  messages: Pick<ShellMessages, 'crashTitle' | 'tryAgain'>;
  error: Error;
  retry: () => void;
}

/** Needs nothing of the shell, so that it can replace the shell itself. */
export function Crash({ messages, error, retry }: CrashProps) {
  return (
    <main id={ELEMENT_IDS.main} className="crash" tabIndex={-1}>
      <div role="alert">
        <h1 tabIndex={-1}>{messages.crashTitle}</h1>
        <p>{error.message}</p>
      </div>
      <button type="button" className="button" onClick={retry}>
        {messages.tryAgain}
      </button>
    </main>
  );
}

/** Shown instead of a page that crashed. */
export const CrashPage = part('CrashPage', (props) => (
  <Crash messages={useShell().site.messages} {...props} />
));

/**
 * Shows a page again that crashed, or that the shell crashed around. The article of the first page was in the document alone,
 * and went with the crash: it is fetched.
 */
export function tryAgain({ kind }: ShellPage, retry: () => void): void {
  if (kind === 'doc') document.dispatchEvent(new CustomEvent(SHELL_EVENTS.refresh));
  else retry();
}

interface Props {
  /** Another value, usually the page, forgets a crash. */
  resetKey: unknown;
  /** Shown instead of the children after a crash; `retry` renders them again. */
  fallback(error: Error, retry: () => void): ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: unknown;
}

/** Keeps what is around it alive when its children crash. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: null }));
  }
}
