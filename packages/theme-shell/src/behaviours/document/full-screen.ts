import { SHELL_EVENTS } from '../../model/constants.js';
import { label } from '../loading/page-data.js';

/** Shows the table of a button in a dialog that is as large as the window, until the reader closes it or goes on. */
export function showFullScreen(button: HTMLElement): void {
  const box = button.parentElement;
  if (!box) return;
  // The table itself, which may have islands and marks in it; its room in the page is kept.
  const room = document.createElement('div');
  room.style.height = `${box.getBoundingClientRect().height}px`;
  box.replaceWith(room);

  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'icon-button',
    ariaLabel: label('shrink'),
  } as const);
  close.append(Object.assign(document.createElement('span'), { className: 'icon icon-close' }));
  const content = Object.assign(document.createElement('div'), { className: 'markdown' });
  const dialog = Object.assign(document.createElement('dialog'), {
    className: 'full-screen',
    ariaLabel: nameOf(room),
  });
  content.append(box);
  dialog.append(close, content);
  document.body.append(dialog);

  const leave = (): void => dialog.close();
  close.addEventListener('click', leave);
  document.addEventListener(SHELL_EVENTS.pageShown, leave, { once: true });
  dialog.addEventListener('close', () => {
    document.removeEventListener(SHELL_EVENTS.pageShown, leave);
    room.replaceWith(box);
    // It may have had room in the dialog; the button must be there to take the focus.
    box.removeAttribute('data-fits');
    dialog.remove();
    button.focus();
  });
  dialog.showModal();
  box.focus();
}

/** What the table is about, as far as anyone can tell: its caption, or the heading above it. */
function nameOf(room: Element): string {
  const headings = [...document.querySelectorAll('h1, .markdown :is(h2, h3, h4, h5, h6)')];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(room) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above?.textContent ?? '';
}
