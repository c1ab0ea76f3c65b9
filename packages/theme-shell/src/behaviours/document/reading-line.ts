import { SHELL_EVENTS } from '../../model/constants.js';

/** Share of the window's height, from the top, in which a heading counts as the one being read. */
const READING_BAND = 0.3;

/** Calls back, at most once a frame, whenever another part of the page may be the one being read. Answers with the way to end it. */
export function onReading(listener: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  document.addEventListener(SHELL_EVENTS.pageShown, schedule);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
    document.removeEventListener(SHELL_EVENTS.pageShown, schedule);
  };
}

/** The last of the ids, in the order of the page, whose element has come up to the reading line. */
export function lastRead(ids: readonly string[]): string | undefined {
  const line = readingLine();
  return ids.findLast((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
}

/**
 * The lower end of the band. On the last stretch of the page, where the headings cannot come up to it any more, it goes down to
 * them, so that each of them has its turn, and the last one has it at the very end.
 */
function readingLine(): number {
  const band = innerHeight * READING_BAND;
  const range = document.documentElement.scrollHeight - innerHeight;
  const stretch = Math.min(range, innerHeight - band);
  // Browsers round the height and not the position.
  const left = range - scrollY - 1;
  return stretch <= 0 || left >= stretch
    ? band
    : innerHeight - (innerHeight - band) * Math.max(0, left / stretch);
}
