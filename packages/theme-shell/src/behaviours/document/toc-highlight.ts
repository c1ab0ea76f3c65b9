import { lastRead, onReading } from './reading-line.js';

/** Marks, in the table of contents, the heading that is being read. */
export function startTocHighlight(): void {
  onReading(mark);
}

function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const active = lastRead(links.map(idOf));
  for (const link of links) {
    if (idOf(link) === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

const idOf = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1));
