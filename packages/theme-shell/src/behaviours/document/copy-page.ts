/**
 * Puts a page's Markdown on the clipboard, and has it confirmed on the button. The text is given as a promise, because a browser may ask that the clipboard is written
 * while it still handles the click. Where that cannot be done, as on a page that came over plain http, the Markdown is opened.
 */
export async function copyPage(
  button: HTMLButtonElement,
  confirm: (button: HTMLElement) => void,
): Promise<void> {
  const href = button.value;
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
