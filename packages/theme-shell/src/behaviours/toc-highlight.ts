/** Share of the window's height, from the top, in which a heading counts as the one being read. */
const READING_BAND = 0.3;

let scheduled = false;

/** Marks, in the table of contents, the last heading that has come up into the reading band. */
export function startTocHighlight(): void {
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
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
  const line = innerHeight * READING_BAND;
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
