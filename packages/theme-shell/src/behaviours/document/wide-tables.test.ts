import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PAGE = `
  <script type="application/json" id="docs-page" data-enlarge="Show the table full screen" data-shrink="Close the table"></script>
  <h1>Options</h1>
  <main class="markdown"><h2>Of the server</h2><div class="table" tabindex="0"><table></table></div><h2>Others</h2></main>`;

let watched: Element[] = [];
let tell: ResizeObserverCallback = () => undefined;

vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: ResizeObserverCallback) {
      tell = callback;
    }
    observe = (element: Element): number => watched.push(element);
    disconnect = (): void => void (watched = []);
  },
);

const { startWideTables, watchTables } = await import('./wide-tables.js');
startWideTables();

const table = () => document.querySelector('.table') as HTMLElement;
const button = () => document.querySelector<HTMLElement>('.enlarge');
const dialog = () => document.querySelector('dialog');

/** What the browser says once it has laid the table out. */
function layOut(needed: number, given: number): void {
  const [target] = watched;
  vi.spyOn(target as Element, 'scrollWidth', 'get').mockReturnValue(needed);
  vi.spyOn(target as Element, 'clientWidth', 'get').mockReturnValue(given);
  tell([{ target } as unknown as ResizeObserverEntry], {} as ResizeObserver);
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  watchTables();
});

afterEach(() => vi.restoreAllMocks());

it('marks a table that has room, and gives one that has none a button, once', () => {
  layOut(500, 500);
  expect([table().hasAttribute('data-fits'), button()]).toEqual([true, null]);
  layOut(501, 500);
  layOut(502, 500);
  expect(table().hasAttribute('data-fits')).toBe(false);
  expect([...document.querySelectorAll('.enlarge')].map((each) => each.ariaLabel)).toEqual([
    'Show the table full screen',
  ]);
  layOut(500, 500);
  expect(button()).toBeNull();
});

it('judges a table anew when only its content has become narrower', () => {
  layOut(501, 500);
  const box = table();
  const content = box.querySelector('table');
  expect(watched).toEqual([box, content]);
  vi.spyOn(box, 'scrollWidth', 'get').mockReturnValue(500);
  tell([{ target: content } as unknown as ResizeObserverEntry], {} as ResizeObserver);
  expect([box.hasAttribute('data-fits'), button()]).toEqual([true, null]);
});

it('shows the table itself in a dialog named by the heading above, and puts it back with the focus on its button', async () => {
  layOut(501, 500);
  const box = table();
  button()?.click();
  await vi.dynamicImportSettled();
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.ariaLabel).toBe('Of the server');
  expect(dialog()?.contains(box)).toBe(true);
  dialog()?.querySelector<HTMLElement>('.icon-button')?.click();
  expect(dialog()).toBeNull();
  expect([...document.querySelector('.markdown')!.children].indexOf(box)).toBe(1);
  expect(document.activeElement).toBe(button());
});

it('leaves the dialog when another page is shown', async () => {
  layOut(501, 500);
  button()?.click();
  await vi.dynamicImportSettled();
  document.dispatchEvent(new CustomEvent('docs:page'));
  expect(dialog()).toBeNull();
});
