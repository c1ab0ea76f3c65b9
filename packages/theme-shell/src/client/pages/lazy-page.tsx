import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useShell } from '../../components/frame/shell-context.js';
import { LOADER_DELAY } from '../../model/constants.js';
import { focusHeading } from '../navigation/after-navigation.js';
import type { PageModules } from './page-modules.js';

type LoadState =
  | { status: 'waiting' }
  | { status: 'slow' }
  | { status: 'failed'; error: Error }
  | { status: 'loaded'; Page: ComponentType };

/** A page component that is not there yet: nothing for 200 ms, then a spinner, then the page, or the error with `Retry`. */
export function LazyPage({ name, modules }: { name: string; modules: PageModules }) {
  const { messages } = useShell().site;
  const [state, setState] = useState<LoadState>({ status: 'waiting' });

  const load = useCallback(() => {
    const slow = setTimeout(() => setState({ status: 'slow' }), LOADER_DELAY);
    modules
      .load(name)
      .then(
        (Page) => setState({ status: 'loaded', Page }),
        (error: Error) => setState({ status: 'failed', error }),
      )
      .finally(() => clearTimeout(slow));
    return () => clearTimeout(slow);
  }, [name, modules]);
  useEffect(load, [load]);
  // The link in the navbar that led here, unless what was followed is gone with its page.
  const [followed] = useState(() => document.activeElement);
  useEffect(() => {
    // When the reader arrived there was no heading yet; a reader who has focused something else since is left alone.
    const isIdle = [followed, document.body].includes(document.activeElement);
    if (state.status === 'loaded' && isIdle) focusHeading();
  }, [state.status, followed]);

  if (state.status === 'loaded') return <state.Page />;
  if (state.status === 'waiting') return null;
  if (state.status === 'slow') return <div className="spinner" role="status" aria-label={messages.loading} />;
  return (
    <div className="load-error" role="alert">
      <p>{messages.loadFailed}</p>
      <p>{state.error.message}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setState({ status: 'waiting' });
          if (modules.canRetry(name)) load();
          else location.reload();
        }}
      >
        {messages.retry}
      </button>
    </div>
  );
}
