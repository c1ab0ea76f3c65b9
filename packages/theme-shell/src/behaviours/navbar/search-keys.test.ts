import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHELL_EVENTS } from '../../model/constants.js';
import { startSearchKeys } from './search-keys.js';

let shell: Promise<unknown> = Promise.resolve();
vi.mock('../loading/load-shell.js', () => ({ loadShell: () => shell }));

let asked = 0;
const onSearch = (event: Event): void => {
  asked++;
  event.preventDefault();
};

// Once: the listeners sit on the document, as in a page.
startSearchKeys();

beforeEach(() => {
  asked = 0;
  document.body.innerHTML =
    '<a href="/search" data-search-open><span>Search</span></a><input><div contenteditable="true"></div>';
  document.addEventListener(SHELL_EVENTS.search, onSearch);
});
afterEach(() => document.removeEventListener(SHELL_EVENTS.search, onSearch));

async function press(selector: string, key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)!.dispatchEvent(event);
  await Promise.resolve();
  return event.defaultPrevented;
}

it('answers Ctrl or Cmd and K anywhere, in fields too', async () => {
  expect(await press('body', 'k', { ctrlKey: true })).toBe(true);
  expect(await press('input', 'K', { metaKey: true })).toBe(true);
  expect(asked).toBe(2);
});

it('answers a slash outside of fields only', async () => {
  expect(await press('input', '/')).toBe(false);
  expect(await press('[contenteditable]', '/')).toBe(false);
  expect(await press('body', '/')).toBe(true);
  expect(asked).toBe(1);
});

it('leaves other keys and combinations alone', async () => {
  await press('body', 'k');
  await press('body', 'k', { ctrlKey: true, shiftKey: true });
  await press('body', '/', { ctrlKey: true });
  await press('body', '/', { isComposing: true });
  expect(asked).toBe(0);
});

it('does nothing on a site without search', async () => {
  document.querySelector('a')!.remove();
  expect(await press('body', '/')).toBe(false);
  expect(asked).toBe(0);
});

it('opens on a plain click on the link, and leaves others to the browser', async () => {
  const click = async (init: MouseEventInit): Promise<boolean> => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('span')!.dispatchEvent(event);
    await Promise.resolve();
    return event.defaultPrevented;
  };
  expect(await click({})).toBe(true);
  expect(asked).toBe(1);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click({ ctrlKey: true });
  expect(asked).toBe(1);
});

it('goes to the search page where nothing opens the search', async () => {
  document.removeEventListener(SHELL_EVENTS.search, onSearch);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await press('body', '/');
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/search$/));
  assign.mockRestore();
});

it('goes to the search page where the shell does not come', async () => {
  vi.useFakeTimers();
  shell = new Promise(() => undefined);
  document.removeEventListener(SHELL_EVENTS.search, onSearch);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await press('body', '/');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/search$/));
  assign.mockRestore();
  shell = Promise.resolve();
  vi.useRealTimers();
});
