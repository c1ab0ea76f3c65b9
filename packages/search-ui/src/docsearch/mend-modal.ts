/** Attributes by which the modal calls itself a button that has a list; it gives some of them again while it is open. */
const WRONG = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Makes the open modal a dialog with a name, and its field a combobox. @returns what ends it */
export function mendModal(modal: HTMLElement, label: string): () => void {
  const right = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
  const mend = (): void => {
    for (const name of WRONG) modal.removeAttribute(name);
    give(modal, right);
    const field = fieldOf(modal);
    if (field) give(field, { role: 'combobox', 'aria-expanded': String(modal.dataset.search === 'results') });
  };
  mend();
  // Within a dialog they are no landmarks of the page.
  for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
  const observer = new MutationObserver(mend);
  observer.observe(modal, { attributeFilter: ['role', 'data-search', ...WRONG] });
  return () => observer.disconnect();
}

/**
 * Until the end of this, a style element in a drawing is made as one that says nothing to a browser: the modal's logo brings one,
 * which a policy without `unsafe-inline` reports as soon as it is in the page. Our style sheet has the logo's colour.
 * @returns what ends it
 */
export function stopInlineStyles(): () => void {
  const create = document.createElementNS.bind(document) as (space: string | null, name: string) => Element;
  const without = (space: string | null, name: string): Element =>
    create(space, name === 'style' ? 'metadata' : name);
  Object.assign(document, { createElementNS: without });
  return () => void Reflect.deleteProperty(document, 'createElementNS');
}

function give(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export const fieldOf = (modal: HTMLElement): HTMLInputElement | null =>
  modal.querySelector('input.DocSearch-Input');

/**
 * Lets Enter wait while an answer is on its way: it would lead to what was found for the letters before.
 * @returns what is told whether an answer is on its way; with the answer Enter is pressed once more
 */
export function holdEnter(modal: HTMLElement): (waiting: boolean) => void {
  let isWaiting = false;
  let held: KeyboardEvent | undefined;
  modal.addEventListener(
    'keydown',
    (event) => {
      held = undefined;
      if (event.key !== 'Enter' || !isWaiting || event.isComposing || event.target !== fieldOf(modal)) return;
      event.preventDefault();
      event.stopPropagation();
      held = event;
    },
    true,
  );
  return (waiting) => {
    isWaiting = waiting;
    if (waiting || !held) return;
    const { key, ctrlKey, metaKey, shiftKey } = held;
    const again = new KeyboardEvent('keydown', {
      key,
      ctrlKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    held = undefined;
    // The modal takes the answer up in what it was promised, which comes before any timer.
    setTimeout(() => fieldOf(modal)?.dispatchEvent(again));
  };
}
