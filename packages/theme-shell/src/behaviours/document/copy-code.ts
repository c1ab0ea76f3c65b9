import { closestTarget } from '../closest-target.js';
import { addCodeButton } from './code-button.js';
import { label } from '../loading/page-data.js';

/** Milliseconds for which the button shows that it has copied. */
const CONFIRMATION = 2000;

export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('figure.code')) addCodeButton(block, 'copy');
}

export function startCopyCode(): void {
  document.addEventListener('click', (event) => {
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
  button.dataset.done = '';
  button.ariaLabel = label('copied');
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = label('copy');
  }, CONFIRMATION);
}
