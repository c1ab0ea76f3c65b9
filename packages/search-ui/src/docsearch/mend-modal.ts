/** Attributes by which the modal calls itself a button that has a list; it gives some of them again while it is open. */
const WRONG = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Makes the open modal a dialog with a name, and its field a combobox. @returns what ends it */
export function mendModal(modal: HTMLElement, label: string): () => void {
  const right = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
  const mend = (): void => {
    for (const name of WRONG) modal.removeAttribute(name);
    for (const [name, value] of Object.entries(right))
      if (modal.getAttribute(name) !== value) modal.setAttribute(name, value);
  };
  mend();
  fieldOf(modal)?.setAttribute('role', 'combobox');
  fieldOf(modal)?.setAttribute('aria-expanded', 'false');
  const observer = new MutationObserver(mend);
  observer.observe(modal, { attributeFilter: ['role', ...WRONG] });
  return () => observer.disconnect();
}

export const fieldOf = (modal: HTMLElement): HTMLInputElement | null => modal.querySelector('input.DocSearch-Input');
