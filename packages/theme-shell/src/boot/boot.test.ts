import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEYS, STORAGE_KEYS } from '../model/constants.js';

const root = document.documentElement;

/** Runs the script as a page's `<head>` does, on what the server wrote on `<html>`. */
async function boot(settings: { defaultMode: string; flags?: string }): Promise<void> {
  root.dataset.theme = settings.defaultMode;
  if (settings.flags) root.dataset.colorMode = settings.flags;
  vi.resetModules();
  await import('./boot.js');
}

const prefer = (mode: 'light' | 'dark'): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${mode})` }));
};

beforeEach(() => {
  prefer('light');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

it('marks the document as one with scripts', async () => {
  await boot({ defaultMode: 'light' });
  expect(root.dataset.js).toBe('');
});

it.each([
  ['a transition between documents', 'Transition was aborted because of invalid state.', true],
  ['anything else', 'The object is in an invalid state.', false],
])('keeps what the browser says of %s to itself or not: %s', async (_name, message, isTaken) => {
  await boot({ defaultMode: 'light' });
  const event = new Event('unhandledrejection', { cancelable: true });
  Object.assign(event, { reason: new DOMException(message, 'InvalidStateError') });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isTaken);
});

describe('readers who want less', () => {
  const connect = (connection: object | undefined): void => {
    vi.stubGlobal('navigator', { connection });
  };
  const reduce = (what: string): void => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(prefers-reduced-${what}: reduce)`,
    }));
  };

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'save data, where the connection says %o',
    async (connection) => {
      connect(connection);
      await boot({ defaultMode: 'light' });
      expect(root.dataset.sparing).toBe('data');
    },
  );

  it.each(['data', 'motion'])('want less %s, where the browser says so', async (what) => {
    reduce(what);
    await boot({ defaultMode: 'light' });
    expect(root.dataset.sparing).toBe(what);
  });

  it.each([undefined, { saveData: false, effectiveType: '4g' }])(
    'are not all readers: %o',
    async (connection) => {
      connect(connection);
      await boot({ defaultMode: 'light' });
      expect(root.dataset.sparing).toBeUndefined();
    },
  );

  it('may begin and cease to save data while they read', async () => {
    const connection = { saveData: true, onchange: (): void => undefined };
    connect(connection);
    await boot({ defaultMode: 'light' });
    connection.saveData = false;
    connection.onchange();
    expect(root.dataset.sparing).toBeUndefined();
    connection.saveData = true;
    connection.onchange();
    expect(root.dataset.sparing).toBe('data');
  });

  it.each([
    ['is there at once', true],
    ['fades in for others', false],
  ])('see the next document as it comes: it %s', async (_how, saveData) => {
    connect({ saveData });
    await boot({ defaultMode: 'light' });
    const skipTransition = vi.fn();
    dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition } }));
    expect(skipTransition.mock.calls.length > 0).toBe(saveData);
  });
});

describe('color mode before paint', () => {
  it('is the server’s default for a new reader', async () => {
    await boot({ defaultMode: 'light' });
    expect(root.dataset.theme).toBe('light');
  });

  it('is what the reader chose', async () => {
    localStorage.setItem(STORAGE_KEYS.colorMode, 'dark');
    await boot({ defaultMode: 'light' });
    expect(root.dataset.theme).toBe('dark');
  });

  it('is not taken from an unknown stored value', async () => {
    localStorage.setItem(STORAGE_KEYS.colorMode, 'sepia');
    await boot({ defaultMode: 'light' });
    expect(root.dataset.theme).toBe('light');
  });

  it('does not follow the operating system unless the site says so', async () => {
    prefer('dark');
    await boot({ defaultMode: 'light' });
    expect(root.dataset.theme).toBe('light');
  });

  it('follows the operating system where the site says so', async () => {
    prefer('dark');
    await boot({ defaultMode: 'light', flags: 'system' });
    expect(root.dataset.theme).toBe('dark');
  });

  it('follows it also where it is light and the site is dark', async () => {
    prefer('light');
    await boot({ defaultMode: 'dark', flags: 'system' });
    expect(root.dataset.theme).toBe('light');
  });

  it('prefers the reader’s choice to the operating system', async () => {
    prefer('dark');
    localStorage.setItem(STORAGE_KEYS.colorMode, 'light');
    await boot({ defaultMode: 'dark', flags: 'system' });
    expect(root.dataset.theme).toBe('light');
  });

  it('stays as the server wrote it where the switch is off', async () => {
    prefer('dark');
    localStorage.setItem(STORAGE_KEYS.colorMode, 'dark');
    await boot({ defaultMode: 'light', flags: 'fixed system' });
    expect(root.dataset.theme).toBe('light');
  });

  it.each([undefined, 'system'])(
    'writes nothing, with the settings %s: only a toggle does',
    async (flags) => {
      prefer('dark');
      await boot({ defaultMode: 'dark', ...(flags ? { flags } : {}) });
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe('what was put away', () => {
  it('is an announcement that was closed, until its id changes', async () => {
    localStorage.setItem(STORAGE_KEYS.announcementId, 'spring');
    localStorage.setItem(STORAGE_KEYS.announcementDismissed, 'true');
    root.dataset.announcement = 'autumn';
    await boot({ defaultMode: 'light' });
    expect(root.dataset.announcementDismissed).toBeUndefined();
    root.dataset.announcement = 'spring';
    await boot({ defaultMode: 'light' });
    expect(root.dataset.announcementDismissed).toBe('');
  });

  it('is not an announcement that the reader has not closed', async () => {
    localStorage.setItem(STORAGE_KEYS.announcementId, 'spring');
    root.dataset.announcement = 'spring';
    await boot({ defaultMode: 'light' });
    expect(root.dataset.announcementDismissed).toBeUndefined();
  });

  it('is the sidebar, for the visit, where the site lets it be put away', async () => {
    sessionStorage.setItem(SESSION_KEYS.sidebarHidden, 'true');
    await boot({ defaultMode: 'light' });
    expect(root.dataset.sidebar).toBeUndefined();
    root.dataset.sidebar = 'shown';
    await boot({ defaultMode: 'light' });
    expect(root.dataset.sidebar).toBe('hidden');
  });
});

describe('the bar', () => {
  let resize = (): void => undefined;

  function showBar(needed: () => number, width = () => 1000): HTMLElement {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe = (): void => undefined;
      },
    );
    document.body.innerHTML =
      '<header class="navbar"><nav class="navbar-inner">Guide</nav></header><main></main>';
    const bar = document.querySelector<HTMLElement>('.navbar-inner');
    if (!bar) throw new Error('There is no bar.');
    Object.defineProperties(bar, {
      clientWidth: { get: width },
      // As in a browser: what is folded needs no room.
      scrollWidth: { get: () => (root.dataset.navbarFolded === undefined ? needed() : width()) },
    });
    return bar;
  }

  it('folds when its items do not fit, and unfolds when they do', async () => {
    let width = 1000;
    showBar(
      () => 1075,
      () => width,
    );
    await boot({ defaultMode: 'light' });
    expect(root.dataset.navbarFolded).toBe('');
    resize();
    expect(root.dataset.navbarFolded).toBe('');
    width = 1080;
    resize();
    expect(root.dataset.navbarFolded).toBeUndefined();
  });

  it('is not unfolded to be measured where it has the size that it had', async () => {
    const measured = vi.fn(() => 1075);
    showBar(measured);
    await boot({ defaultMode: 'light' });
    expect(measured).toHaveBeenCalledTimes(1);
    resize();
    expect(measured).toHaveBeenCalledTimes(1);
  });

  it('has no layout before it is known whether its items fit', async () => {
    document.body.innerHTML = '';
    await boot({ defaultMode: 'light' });
    expect(root.dataset.navbarFolded).toBe('?');
  });

  it('folds when another page has longer items', async () => {
    let needed = 900;
    const bar = showBar(() => needed);
    await boot({ defaultMode: 'light' });
    expect(root.dataset.navbarFolded).toBeUndefined();
    needed = 1001;
    bar.textContent = 'Guide Notes More';
    await vi.waitFor(() => expect(root.dataset.navbarFolded).toBe(''));
  });
});

describe('the banner of a wrong base path', () => {
  const banner = (style: string) =>
    `<style>${style}</style><div class="base-path-banner"><p hidden>Try: <code data-suggestion></code></p></div>`;
  const suggestion = () => document.querySelector('p');

  it('suggests the folder that the page came from, as text, where the style sheet did not hide it', async () => {
    // An address leaves `&` and `;` as they are: taken for HTML, this would be a `<`.
    history.replaceState(null, '', '/real/<b>/&lt;/index.html');
    document.body.innerHTML = banner('');
    await boot({ defaultMode: 'light' });
    dispatchEvent(new Event('load'));
    expect(suggestion()?.textContent).toBe('Try: /real/%3Cb%3E/&lt;/');
    expect(suggestion()?.hidden).toBe(false);
  });

  it('is left alone where the style sheet has come', async () => {
    document.body.innerHTML = banner('.base-path-banner { display: none }');
    await boot({ defaultMode: 'light' });
    dispatchEvent(new Event('load'));
    expect(suggestion()?.hidden).toBe(true);
  });
});

it('warns once and goes on where the browser denies storage', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const denied = new Error('denied');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw denied;
    },
    clear: () => undefined,
  });
  root.dataset.announcement = 'spring';
  await boot({ defaultMode: 'light', flags: 'fixed' });
  expect([root.dataset.js, root.dataset.theme]).toEqual(['', 'light']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Choices are not remembered: the browser denies storage.',
    denied,
  );
});

it('repeats the storage keys of the constants, and imports nothing', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'boot.ts'), 'utf8');
  const keysOf = (area: string) =>
    [...source.matchAll(/(\w+)\.getItem\('([^']+)'\)/g)]
      .filter((match) => match[1] === area)
      .map((match) => match[2]);
  expect(keysOf('localStorage')).toHaveLength(3);
  expect(Object.values(STORAGE_KEYS)).toEqual(expect.arrayContaining(keysOf('localStorage')));
  expect(keysOf('sessionStorage')).toEqual([SESSION_KEYS.sidebarHidden]);
  expect(source).not.toMatch(/^\s*import\b|\bimport\(/m);
});
