import { ELEMENT_IDS, SHELL_EVENTS } from '../model/constants.js';
import type { ShellPage } from '../model/shell-page.js';
import type { ShellStrings } from '../model/strings.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

interface CrashProps {
  strings: Pick<ShellStrings, 'crashTitle' | 'tryAgain'>;
  error: Error;
  retry: () => void;
}

/** Needs nothing of the shell, so that it can stand for the shell itself. */
export function Crash({ strings, error, retry }: CrashProps) {
  return (
    <main id={ELEMENT_IDS.main} className="crash" tabIndex={-1}>
      <div role="alert">
        <h1 tabIndex={-1}>{strings.crashTitle}</h1>
        <p>{error.message}</p>
      </div>
      <button type="button" className="button" onClick={retry}>
        {strings.tryAgain}
      </button>
    </main>
  );
}

/** What stands for a page that crashed. */
export const CrashPage = part('CrashPage', (props) => <Crash strings={useShell().site.strings} {...props} />);

/**
 * Shows a page again that crashed, or that the shell crashed around. The article of the first page was in the document alone,
 * and went with the crash: it is fetched.
 */
export function tryAgain({ kind }: ShellPage, retry: () => void): void {
  if (kind === 'doc') document.dispatchEvent(new CustomEvent(SHELL_EVENTS.refresh));
  else retry();
}
