import type { Zoom } from 'medium-zoom';
import { ZOOM_DELAY, ZOOM_MARGIN, ZOOM_SCROLL_OFFSET } from '../model/constants.js';
import { label } from './page-data.js';

const IMAGES = '.markdown img:not(a img, picture.no-zoom img)';
const BACKGROUND = { light: 'white', dark: 'rgb(50, 50, 50)' };

let zoom: Zoom | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const background = (): string => (document.documentElement.dataset.theme === 'dark' ? BACKGROUND.dark : BACKGROUND.light);

export function startZoom(): void {
  new MutationObserver(() => zoom?.update({ background: background() })).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  document.addEventListener('keydown', (event) => {
    const image = event.target as HTMLElement;
    if (image.tagName !== 'IMG' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    void zoom?.toggle({ target: image });
  });
}

/** Lets go of the page that was, and takes the new one's images a second later, when nobody is waiting for anything. */
export function attachZoom(): void {
  zoom?.detach();
  clearTimeout(timer);
  timer = setTimeout(() => void attach(), ZOOM_DELAY);
}

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)];
  if (images.length === 0) return;
  const { default: mediumZoom } = await import('medium-zoom/dist/pure/index.js');
  const current = (zoom ??= mediumZoom({ scrollOffset: ZOOM_SCROLL_OFFSET, margin: ZOOM_MARGIN }));
  current.update({ background: background() });
  for (const image of images) {
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = label('zoom').replace('{alt}', image.alt);
  }
  current.attach(images);
}
