/** What only some pages have something for. */
interface Part {
  /** Once. */
  start?: () => void;
  /** With each page that has something for it. */
  attach?: () => void;
}

const PARTS: [selector: string, load: () => Promise<Part>][] = [
  ['[data-line-links]', () => import('./line-links.js')],
  ['.term', () => import('./terms.js')],
  ['figure[data-live], figure.diagram', () => import('./live-parts.js')],
  ['.feedback', () => import('./feedback.js')],
  ['[data-previews]', () => import('./link-previews.js')],
  ['[data-announcement-close]', () => import('../frame/announcement.js')],
];

/** Modules that are there once, however often they are asked for. */
const started = new Set<Part>();

/** What each new page needs of scripts that most pages do without. */
export function loadParts(): void {
  for (const [selector, load] of PARTS) {
    // Without its script, which a deploy may have taken away, a part stays as the server sent it.
    if (document.querySelector(selector)) load().then(serve, () => undefined);
  }
}

function serve(part: Part): void {
  if (!started.has(part)) part.start?.();
  started.add(part);
  part.attach?.();
}
