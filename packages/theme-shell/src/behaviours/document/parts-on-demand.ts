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
export function loadParts(): void {
  for (const [selector, load] of PARTS) {
    if (!document.querySelector(selector)) continue;
    // Without its script, which a deploy may have taken away, a part stays as the server sent it.
    void startOnce(selector, load).then(
      (part) => part.attach?.(),
      () => started.delete(selector),
    );
  }
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
