import { Component, type ReactNode } from 'react';
import { ELEMENT_IDS } from '../model/constants.js';
import type { ShellStrings } from '../model/strings.js';

interface Props {
  strings: Pick<ShellStrings, 'crashTitle' | 'tryAgain'>;
  /** Another value, usually the page's path, forgets a crash. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** Keeps the shell alive when a page crashes. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { strings, children } = this.props;
    if (!this.state.error) return children;
    return (
      <main id={ELEMENT_IDS.main} className="crash" tabIndex={-1}>
        <div role="alert">
          <h1 tabIndex={-1}>{strings.crashTitle}</h1>
          <p>{this.state.error.message}</p>
        </div>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          {strings.tryAgain}
        </button>
      </main>
    );
  }
}
