import { shellMessagesFor } from '../../messages/shell-messages.js';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startColorMode } from './color-mode.js';

const root = document.documentElement;
const toggle = (): HTMLElement => document.querySelector('[data-color-toggle]') as HTMLElement;
const otherTab = (key: string | null, newValue: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

beforeAll(startColorMode);

beforeEach(() => {
  root.dataset.theme = 'light';
  document.body.innerHTML = `
    <button data-color-toggle aria-label="${shellMessagesFor('en').switchToDark}" data-label-dark="${shellMessagesFor('en').switchToLight}">
      <svg></svg>
    </button>`;
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('switches to the other mode and back, and remembers it', () => {
  toggle().click();
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  toggle().click();
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
});

it('serves a click on the icon inside the button', () => {
  toggle()
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(root.dataset.theme).toBe('dark');
});

it('names every toggle by the mode that is on', () => {
  toggle().click();
  expect(toggle().getAttribute('aria-label')).toBe('Dark mode is on: switch to light mode');
  toggle().click();
  expect(toggle().getAttribute('aria-label')).toBe('Light mode is on: switch to dark mode');
});

it('leaves the mode to clicks elsewhere', () => {
  document.body.click();
  expect(root.dataset.theme).toBe('light');
  expect(localStorage).toHaveLength(0);
});

it('follows a choice that is made in another tab, without writing it again', () => {
  otherTab('theme', 'dark');
  expect(root.dataset.theme).toBe('dark');
  expect(toggle().getAttribute('aria-label')).toBe('Dark mode is on: switch to light mode');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['theme', 'sepia'],
  ['theme', null],
  ['docs.theme', 'dark'],
  [null, null],
])('ignores %s = %s from another tab', (key, value) => {
  otherTab(key, value);
  expect(root.dataset.theme).toBe('light');
});

it('switches without memory where the browser denies storage', () => {
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { setItem: deny, getItem: deny, clear: () => undefined });
  toggle().click();
  expect(root.dataset.theme).toBe('dark');
});

it('does not follow another tab where the switch is off', () => {
  root.dataset.colorMode = 'fixed';
  otherTab('theme', 'dark');
  expect(root.dataset.theme).toBe('light');
  delete root.dataset.colorMode;
});
