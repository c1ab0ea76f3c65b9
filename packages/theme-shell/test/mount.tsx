import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const mounted: Root[] = [];

afterEach(() => {
  for (const root of mounted.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
});

export interface Mounted {
  container: HTMLElement;
  render(node: ReactNode): void;
}

/** Draws into the document until the test ends. A crash that a boundary catches is not logged: the tests look at the page. */
export function mount(node: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => undefined });
  mounted.push(root);
  const render = (next: ReactNode): void => {
    act(() => {
      root.render(next);
    });
  };
  render(node);
  return { container, render };
}

export function press(element: Element | null | undefined): void {
  act(() => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

/** Visible texts of the elements that a selector finds. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim());
