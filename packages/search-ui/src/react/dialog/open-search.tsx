import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog, type SearchDialogProps } from './search-dialog.js';

/** The dialog that is there, and what takes it away. */
let opened: { root: ParentNode; remove(): void } | undefined;

/**
 * Opens the dialog over the page, in a React root of its own that is gone when it closes. Its field has the focus when this
 * returns, so that no key is lost between a caller that collected what was typed and the field. Twice is once: the field gets
 * the focus.
 */
export function openSearch(options: Omit<SearchDialogProps, 'onClose'>): void {
  if (opened?.root.querySelector('dialog[open]')) {
    opened.root.querySelector<HTMLInputElement>('[role=combobox]')?.select();
    return;
  }
  // Closed, but its event comes with the next frame that is drawn: a reader may ask for the search anew before that.
  opened?.remove();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const remove = (): void => {
    if (opened?.root === container) opened = undefined;
    root.unmount();
    container.remove();
  };
  opened = { root: container, remove };
  flushSync(() => root.render(<SearchDialog {...options} onClose={remove} />));
}
