import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachZoom, startZoom } from './zoom.js';

// Images in links are not here: happy-dom does not know `:not()` with a descendant. The browser suite has them.
const PAGE = `
  <script type="application/json" id="docs-page" data-zoom="Zoom: {alt}"></script>
  <img id="outside" alt="A logo">
  <div class="markdown"><img id="figure" alt="Costs of $$5 and $&"></div>`;

const zoomable = (): string[] =>
  [...document.querySelectorAll('img[role=button], img[tabindex]')].map(({ id }) => id);
const image = (id: string): HTMLImageElement => document.getElementById(id) as HTMLImageElement;

/** Until the library, which is loaded when it is needed, has come. */
async function after(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
}

beforeAll(startZoom);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes the images of the article a second after the page has come, and not before', async () => {
  attachZoom();
  await after(999);
  expect(zoomable()).toEqual([]);
  await after(1);
  expect(zoomable()).toEqual(['figure']);
  expect(image('figure').classList).toContain('medium-zoom-image');
});

it('makes an image a control that the keyboard reaches, named by its alternative text, whatever that is', async () => {
  attachZoom();
  await after(1000);
  expect(image('figure')).toMatchObject({ tabIndex: 0, ariaLabel: 'Zoom: Costs of $$5 and $&' });
});

it('lets the old page go when the next one comes, and takes nothing of a page that was left within the second', async () => {
  attachZoom();
  await after(1000);
  const old = image('figure');
  document.body.innerHTML = PAGE.replace('figure', 'second');
  attachZoom();
  expect(old.classList).not.toContain('medium-zoom-image');
  await after(999);
  document.body.innerHTML = PAGE.replace('figure', 'third');
  attachZoom();
  await after(999);
  expect(zoomable()).toEqual([]);
  await after(1);
  expect(zoomable()).toEqual(['third']);
});

describe('while it opens', () => {
  const opened = (): Element | null => document.querySelector('.medium-zoom-image--opened');
  /** What a browser tells when the picture stands where it was going. */
  const arrive = (): boolean | undefined => opened()?.dispatchEvent(new Event('transitionend'));

  async function openByClick(): Promise<void> {
    attachZoom();
    await after(1000);
    image('figure').click();
    expect(opened()).not.toBeNull();
  }

  /** Once it stays open it is told to close; once it closes, it has arrived twice. */
  async function settle(): Promise<void> {
    arrive();
    await after(0);
    arrive();
  }

  it('a reader who scrolls is let go when it has opened', async () => {
    await openByClick();
    vi.stubGlobal('scrollY', 41);
    await settle();
    expect(opened()).toBeNull();
  });

  it('Escape closes it when it has opened, and the image has the focus again', async () => {
    await openByClick();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await after(0);
    await settle();
    expect(opened()).toBeNull();
    expect(document.activeElement).toBe(image('figure'));
  });

  it('a reader who waits sees it', async () => {
    await openByClick();
    await settle();
    expect(opened()).not.toBeNull();
  });
});
