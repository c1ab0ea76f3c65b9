import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchDialog, type SearchDialogProps } from './search-dialog.js';

let close: (() => void) | undefined;

/**
 * Opens the dialog over the page, in a React root of its own that is gone when it closes. Its field has the focus when this
 * returns, so that no key is lost between a caller that collected what was typed and the field. Twice is once: the field gets
 * the focus.
 */
export function openSearch(options: Omit<SearchDialogProps, 'onClose'>): void {
  if (close) {
    document.querySelector<HTMLInputElement>('.search-dialog [role=combobox]')?.select();
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onClose = (): void => {
    close = undefined;
    root.unmount();
    container.remove();
  };
  close = onClose;
  flushSync(() => root.render(<SearchDialog {...options} onClose={onClose} />));
}
