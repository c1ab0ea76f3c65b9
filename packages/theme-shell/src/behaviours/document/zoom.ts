import { formatMessage } from '@org/site-model';
import type mediumZoomType from 'medium-zoom';
import type { Zoom } from 'medium-zoom';
import { ZOOM_DELAY, ZOOM_MARGIN, ZOOM_SCROLL_OFFSET } from '../../model/constants.js';
import { label } from '../loading/page-data.js';

const IMAGES = '.markdown img:not(a img, picture.no-zoom img, .diagram img)';
const BACKGROUND = { light: 'white', dark: 'rgb(50, 50, 50)' };

let zoom: Zoom | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last opening. medium-zoom ignores calls during its animation, so closing waits for it. */
let opening: Promise<unknown> = Promise.resolve();

const background = (): string =>
  document.documentElement.dataset.theme === 'dark' ? BACKGROUND.dark : BACKGROUND.light;

export function startZoom(): void {
  new MutationObserver(() => zoom?.update({ background: background() })).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  document.addEventListener('keydown', (event) => {
    const image = event.target as HTMLElement;
    if (event.key === 'Escape') void opening.then(() => zoom?.close());
    if (!zoom || image.tagName !== 'IMG' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    void zoom.open({ target: image });
  });
}

/** Detaches from the last page, and attaches to the new one's images a second later, when nothing more urgent is left. */
export function attachZoom(): void {
  zoom?.detach();
  clearTimeout(timer);
  // Without its code, which a deploy may have taken away, images stay as they are.
  timer = setTimeout(() => void attach().catch(() => undefined), ZOOM_DELAY);
}

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
  if (images.length === 0) return;
  const { default: mediumZoom } = await import('medium-zoom/dist/pure/index.js');
  zoom ??= createZoom(mediumZoom);
  zoom.update({ background: background() });
  for (const image of images) {
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = formatMessage(label('zoom'), { alt: image.alt });
  }
  zoom.attach(images);
}

/** The image hides while its copy is zoomed, and so loses the focus: it gets it back. */
function createZoom(mediumZoom: typeof mediumZoomType): Zoom {
  const created = mediumZoom({ scrollOffset: ZOOM_SCROLL_OFFSET, margin: ZOOM_MARGIN });
  let finish: (() => void) | undefined;
  let openedAt = 0;
  return created
    .on('open', () => {
      openedAt = scrollY;
      opening = new Promise<void>((resolve) => (finish = resolve));
    })
    .on('opened', () => {
      finish?.();
      // A reader who scrolled meanwhile has gone on.
      if (Math.abs(scrollY - openedAt) > ZOOM_SCROLL_OFFSET) void created.close();
    })
    .on('closed', ({ target }) => (target as HTMLElement).focus({ preventScroll: true }));
}
