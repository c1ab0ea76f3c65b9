import { label } from './page-data.js';

/** Milliseconds for which the button says that it has copied. */
const CONFIRMATION = 2000;

/** Adds a copy button to each code block. Without a script there is none: it could do nothing. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('figure.code')) {
    if (block.querySelector('.copy')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.ariaLabel = label('copy');
    block.append(button);
  }
}

export function startCopyCode(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('.copy');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    // There is no clipboard on a page that came over plain http.
    void navigator.clipboard
      ?.writeText((code.textContent ?? '').replace(/\n$/, ''))
      .then(() => confirm(button));
  });
}

function confirm(button: HTMLElement): void {
  button.dataset.done = '';
  button.ariaLabel = label('copied');
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = label('copy');
  }, CONFIRMATION);
}
