import { closestTarget } from '../closest-target.js';
import { addButton } from './add-button.js';

/** Marks each table that has room, whose head may follow the reader; one that has not gets a button that shows it full screen. */
const sizes = new ResizeObserver((entries) => {
  for (const entry of entries) {
    const target = entry.target.closest('.table');
    // In the dialog it has all the room that there is.
    if (!target || target.closest('dialog')) continue;
    const fits = target.scrollWidth <= target.clientWidth;
    if (!target.toggleAttribute('data-fits', fits)) addButton(target, 'enlarge', 'prepend');
    else target.querySelector('.enlarge')?.remove();
  }
});

export function startWideTables(): void {
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, '.enlarge');
    if (button) void import('./full-screen.js').then((screen) => screen.showFullScreen(button));
  });
}

/** What each new page needs. */
export function watchTables(): void {
  sizes.disconnect();
  // The box stays as it is when a font, or an island, comes that makes the table in it narrower.
  for (const table of document.querySelectorAll('.table, .table > table')) sizes.observe(table);
}
