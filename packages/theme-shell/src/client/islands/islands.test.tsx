import { act, type ReactNode, useEffect, useId, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Islands, type IslandLoaders } from './islands.js';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

let see: (island: Element) => void;
const observed = new Set<Element>();
let ended = 0;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  observed.clear();
  ended = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (target) => callback([{ target, isIntersecting: true }]);
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Counter({ start = 0, children }: { start?: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  const [open, setOpen] = useState(true);
  const id = useId();
  useEffect(() => () => void (ended += 1), []);
  return (
    <>
      <button id={id} onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <button className="toggle" onClick={() => setOpen(!open)} />
      {open && children}
    </>
  );
}

function Broken({ broken = true }: { broken?: boolean }) {
  if (broken) throw new Error('no');
  return null;
}

const loaders: IslandLoaders = {
  './islands/counter.tsx': () => Promise.resolve({ default: Counter }),
  './islands/broken.tsx': () => Promise.resolve({ default: Broken }),
  './islands/empty.tsx': () => Promise.resolve({}),
};

const SERVER =
  '<button id="_i1-R_0_">Count <!-- -->3</button><button class="toggle"></button><div data-docs-content=""><p>Inside <b>bold</b></p></div>';

function page(name: string, html: string, hydrate = 'load'): HTMLElement {
  document.body.innerHTML = `<div data-docs-island="${name}" data-docs-hydrate="${hydrate}" data-docs-props='{"start":3}' data-docs-prefix="i1-">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const settle = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const press = (element: Element | null) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));

it('hydrates what the server wrote, with its properties, and leaves its elements and content in place', async () => {
  const warn = vi.spyOn(console, 'warn');
  const island = page('Counter', SERVER);
  const [button, paragraph] = [island.querySelector('button'), island.querySelector('p')];
  new Islands(loaders).hydrateAll();
  await settle();

  expect(warn).not.toHaveBeenCalled();
  expect(island.querySelector('button')).toBe(button);
  expect(island.querySelector('p')).toBe(paragraph);
  await press(button);
  expect(button?.textContent).toBe('Count 4');
});

it('gives content that was taken away back as it was', async () => {
  const island = page('Counter', SERVER);
  const paragraph = island.querySelector('p');
  new Islands(loaders).hydrateAll();
  await settle();

  await press(island.querySelector('.toggle'));
  expect(island.querySelector('p')).toBeNull();
  await press(island.querySelector('.toggle'));
  expect(island.querySelector('p')).toBe(paragraph);
  expect(island.querySelector('p')?.innerHTML).toBe('Inside <b>bold</b>');
});

it('hydrates a visible island when it comes into view, once', async () => {
  const island = page('Counter', SERVER, 'visible');
  const islands = new Islands(loaders);
  islands.hydrateAll();
  islands.hydrateAll();
  await settle();
  expect(island.dataset.docsHydrated).toBeUndefined();
  expect(observed.size).toBe(1);

  see(island);
  await settle();
  expect(island.dataset.docsHydrated).toBe('');
  expect(observed.size).toBe(0);
});

it('ends islands before their page goes', async () => {
  page('Counter', SERVER);
  const islands = new Islands(loaders);
  islands.hydrateAll();
  await settle();
  act(() => islands.unmountAll());
  expect(ended).toBe(1);
});

it.each([
  ['throws', 'Broken'],
  ['has no component', 'Empty'],
  ['is not known', 'Missing'],
])('leaves the HTML of an island that %s, with one warning', async (_, name) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const island = page(name, '<p>As it was</p>');
  // What is thrown inside of act() comes out of it, and never to the root.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  new Islands(loaders).hydrateAll();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(island.innerHTML).toBe('<p>As it was</p>');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain(name);
});
