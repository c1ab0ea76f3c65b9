import { createRoot } from 'react-dom/client';
import { SearchDialog, type SearchDialogProps } from './search-dialog.js';

let close: (() => void) | undefined;

/** Opens the dialog over the page, in a React root of its own that is gone when it closes. Twice is once: the field gets the focus. */
export function openSearch(options: Omit<SearchDialogProps, 'onClose'>): void {
  if (close) {
    document.querySelector<HTMLInputElement>('.search-dialog [role=combobox]')?.select();
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  close = () => {
    close = undefined;
    root.unmount();
    container.remove();
  };
  root.render(<SearchDialog {...options} onClose={close} />);
}
