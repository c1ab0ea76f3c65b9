/** Attributes by which the modal calls itself a button with a list; it sets some of them again while it is open. */
const WRONG_ATTRIBUTES = ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Makes the open modal a dialog with a name, and its field a combobox. @returns what ends the patching */
export function patchModal(modal: HTMLElement, label: string): () => void {
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
  const patch = (): void => {
    for (const name of WRONG_ATTRIBUTES) modal.removeAttribute(name);
    setAttributes(modal, attributes);
    const field = fieldOf(modal);
    if (field)
      setAttributes(field, { role: 'combobox', 'aria-expanded': String(modal.dataset.search === 'results') });
  };
  patch();
  // Within a dialog they are no landmarks of the page.
  for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
  const observer = new MutationObserver(patch);
  observer.observe(modal, { attributeFilter: ['role', 'data-search', ...WRONG_ATTRIBUTES] });
  return () => observer.disconnect();
}

/**
 * Until the end of this, a style element in SVG is created as one without effect: the modal's logo brings one, which a policy
 * without `unsafe-inline` reports as soon as it is in the page. Our style sheet has the logo's color.
 * @returns what ends it
 */
export function blockInlineStyles(): () => void {
  const create = document.createElementNS.bind(document) as (space: string | null, name: string) => Element;
  const withoutStyle = (space: string | null, name: string): Element =>
    create(space, name === 'style' ? 'metadata' : name);
  Object.assign(document, { createElementNS: withoutStyle });
  return () => void Reflect.deleteProperty(document, 'createElementNS');
}

function setAttributes(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export const fieldOf = (modal: HTMLElement): HTMLInputElement | null =>
  modal.querySelector('input.DocSearch-Input');

/**
 * Defers Enter while an answer is loading: it would lead to what was found for the letters before.
 * @returns what is called when loading begins and ends; at its end a deferred Enter is pressed once more
 */
export function deferEnter(modal: HTMLElement): (isLoading: boolean) => void {
  let isLoading = false;
  let deferred: KeyboardEvent | undefined;
  modal.addEventListener(
    'keydown',
    (event) => {
      deferred = undefined;
      if (event.key !== 'Enter' || !isLoading || event.isComposing || event.target !== fieldOf(modal)) return;
      event.preventDefault();
      event.stopPropagation();
      deferred = event;
    },
    true,
  );
  return (loading) => {
    isLoading = loading;
    if (loading || !deferred) return;
    const { key, ctrlKey, metaKey, shiftKey } = deferred;
    const again = new KeyboardEvent('keydown', {
      key,
      ctrlKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    deferred = undefined;
    // The modal takes the answer up in a promise, which settles before any timer.
    setTimeout(() => fieldOf(modal)?.dispatchEvent(again));
  };
}
