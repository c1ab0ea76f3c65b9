import { SHELL_EVENTS } from '../model/constants.js';

/** Share of the window's height, from the top, in which a heading counts as the one being read. */
const READING_BAND = 0.3;

let scheduled = false;

/** Marks, in the table of contents, the last heading that has come up to the reading line. */
export function startTocHighlight(): void {
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  document.addEventListener(SHELL_EVENTS.pageShown, schedule);
  schedule();
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    mark();
  });
}

function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const line = readingLine();
  const above = links.filter((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
  const active = above.at(-1);
  for (const link of links) {
    if (link === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
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
