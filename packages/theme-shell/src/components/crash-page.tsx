import { ELEMENT_IDS } from '../model/constants.js';
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
