import { label } from '../loading/page-data.js';

/** Milliseconds for which the button shows that it has copied. */
const CONFIRMATION = 2000;

/** Puts on the clipboard what a button is for: the page, or the block of code that it is in. */
export const copy = (button: HTMLButtonElement): Promise<void> =>
  button.matches('.copy-page') ? copyPage(button) : copyCode(button);

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  // There is no clipboard on a page that came over plain http.
  if (!code || !navigator.clipboard) return;
  await navigator.clipboard.writeText(textToCopy(code).replace(/\n$/, ''));
  confirm(button);
}

/** Stands for a line that is not copied; no text of a document has it. */
const LEFT_OUT = '\0';

/** Without prompts, signs, answers of a terminal and lines that are marked as removed; a patch is copied whole. */
function textToCopy(code: HTMLElement): string {
  if (code.closest('[data-patch]')) return code.textContent;
  const copy = code.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.prompt, .sign')) part.remove();
  for (const line of copy.querySelectorAll('del.line, .output')) line.replaceWith(LEFT_OUT);
  return copy.textContent.replace(/\0\n?/g, '');
}

/**
 * Puts a page's Markdown on the clipboard, and has it confirmed on the button. The text is given as a promise, because a browser may ask that the clipboard is written
 * while it still handles the click. Where that cannot be done, as on a page that came over plain http, the Markdown is opened.
 */
async function copyPage(button: HTMLButtonElement): Promise<void> {
  const href = button.parentElement?.querySelector('[type="text/markdown"]')?.getAttribute('href') ?? '';
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })]);
    confirm(button);
  } catch {
    location.assign(href);
  }
}

async function fetchText(href: string): Promise<Blob> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return new Blob([await answer.text()], { type: 'text/plain' });
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
