import { type RefObject, useEffect } from 'react';

/** Opens a dialog over everything else. The browser keeps the focus in it and gives it back; a click beside it closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // What is in the dialog covers it, so that a click on the dialog itself is one on its backdrop.
    const onClick = ({ target }: Event): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [dialog]);
}
