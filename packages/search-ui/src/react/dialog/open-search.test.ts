// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from 'vitest';
import { askedProvider, settings } from '../../../test/mount.js';
import { openSearch } from './open-search.js';

const dialogs = () => [...document.querySelectorAll('dialog')];
const open = (initialQuery: string) =>
  openSearch({ provider: askedProvider().provider, settings, initialQuery });

// As in a browser: nothing waits for React.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => dialogs()[0]?.close());

it('has the field focused when it returns: what is typed next follows what was typed before', () => {
  open('ze');
  const field = document.querySelector<HTMLInputElement>('.search-dialog [role=combobox]');
  expect(field?.value).toBe('ze');
  expect(document.activeElement).toBe(field);
});

it('opens once, and leaves nothing behind when it closes', () => {
  open('');
  open('');
  expect(dialogs()).toHaveLength(1);
  dialogs()[0]?.close();
  expect(document.body.childElementCount).toBe(0);
});

it('opens anew while the browser has not yet told that it closed', () => {
  open('quokka');
  const [closing] = dialogs();
  closing?.removeAttribute('open');
  open('wombat');
  expect(dialogs().map(({ open: isOpen }) => isOpen)).toEqual([true]);
  closing?.dispatchEvent(new Event('close'));
  expect(document.querySelector<HTMLInputElement>('.search-dialog [role=combobox]')?.value).toBe('wombat');
});
