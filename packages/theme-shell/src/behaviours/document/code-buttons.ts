import { closestTarget } from '../closest-target.js';
import { label } from '../loading/page-data.js';

/** Milliseconds for which the button shows that it has copied. */
const CONFIRMATION = 2000;

export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('figure.code')) addCodeButton(block, 'copy');
}

export function startCopyCode(): void {
  document.addEventListener('click', (event) => {
    const page = closestTarget<HTMLButtonElement>(event, '.copy-page');
    // Few copy a whole page: its code comes with the click.
    if (page) void import('./copy-page.js').then(({ copyPage }) => copyPage(page, confirm));
    const button = closestTarget(event, '.copy');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    // There is no clipboard on a page that came over plain http.
    void navigator.clipboard?.writeText(textToCopy(code).replace(/\n$/, '')).then(() => confirm(button));
  });
}

/** Without the lines that are marked as removed; a patch is copied whole. */
function textToCopy(code: HTMLElement): string {
  const isRemoved = (node: Node | null): boolean => node instanceof Element && node.matches('del.line');
  const isPatch = code.parentElement?.dataset.language === 'diff';
  const kept = [...code.childNodes].filter(
    (node) => isPatch || !(isRemoved(node) || (node instanceof Text && isRemoved(node.previousSibling))),
  );
  return kept.map((node) => node.textContent ?? '').join('');
}

function confirm(button: HTMLElement): void {
  if ('done' in button.dataset) return;
  const name = button.ariaLabel;
  button.dataset.done = '';
  button.ariaLabel = label('copied');
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = name;
  }, CONFIRMATION);
}

/** An editor covers the code of a live example, line on line: there nothing may wrap. */
const CODE = 'figure.code:not([data-live]) > pre';

let sizes: ResizeObserver | undefined;

/** A button on each block of code that has a line wider than the block lets its lines wrap. */
export function startWrapCode(): void {
  // Called after layout, and again when a window, a tab or a font changes a block.
  sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.parentElement as Element;
      if (block.toggleAttribute('data-wide', target.scrollWidth > target.clientWidth))
        addCodeButton(block, 'wrap');
    }
  });
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, '.wrap');
    const wrapped = button?.parentElement?.toggleAttribute('data-wrapped');
    if (button) button.ariaPressed = String(wrapped);
  });
}

/** What each new page needs. The style sheet hides a button that is of no use any more. */
export function watchCodeWidth(): void {
  sizes?.disconnect();
  for (const code of document.querySelectorAll(CODE)) sizes?.observe(code);
}

/** Adds a button of a kind to a block of code, once. Without a script there is none: it could do nothing. */
function addCodeButton(block: Element, kind: 'copy' | 'wrap'): void {
  if (block.querySelector(`.${kind}`)) return;
  const attributes = { type: 'button', className: kind, ariaLabel: label(kind) } as const;
  block.append(Object.assign(document.createElement('button'), attributes));
}
