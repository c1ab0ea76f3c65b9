import { UpIcon } from './icons.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

/** The behaviours script shows it while the reader scrolls up, and serves it. */
export const BackToTop = part('BackToTop', () => {
  const { messages } = useShell().site;
  return (
    <button type="button" className="back-to-top" aria-label={messages.backToTop} data-back-to-top="">
      <UpIcon />
    </button>
  );
});
