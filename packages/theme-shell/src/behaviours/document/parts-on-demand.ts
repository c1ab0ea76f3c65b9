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
  ['.markdown img', () => import('./zoom.js')],
];

const started = new Map<string, Promise<Part>>();

/** What each new page needs of scripts that most pages do without. */
export function loadParts(): Promise<unknown> {
  const wanted = PARTS.filter(([selector]) => document.querySelector(selector));
  return Promise.all(wanted.map(async ([selector, load]) => (await startOnce(selector, load)).attach?.()));
}

function startOnce(selector: string, load: () => Promise<Part>): Promise<Part> {
  const part =
    started.get(selector) ??
    load().then((loaded) => {
      loaded.start?.();
      return loaded;
    });
  started.set(selector, part);
  return part;
}
