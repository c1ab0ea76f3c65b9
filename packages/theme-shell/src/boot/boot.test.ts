import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../model/constants.js';

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
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

it('marks the document as one with scripts', async () => {
  await boot({ defaultMode: 'light' });
  expect(root.dataset.js).toBe('');
});

describe('colour mode before paint', () => {
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

  it('writes nothing: only a toggle does', async () => {
    await boot({ defaultMode: 'dark' });
    expect(localStorage).toHaveLength(0);
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
  await boot({ defaultMode: 'light' });
  expect([root.dataset.js, root.dataset.theme]).toEqual(['', 'light']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Choices on this page are not remembered, because the browser denies storage.',
    denied,
  );
});

it('repeats the storage keys of the constants, and imports nothing', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'boot.ts'), 'utf8');
  const keys = [...source.matchAll(/localStorage\.\w+\(\s*'([^']+)'/g)].map((match) => match[1]);
  expect(keys.length).toBeGreaterThan(0);
  expect(Object.values(STORAGE_KEYS)).toEqual(expect.arrayContaining(keys));
  expect(source).not.toMatch(/^\s*import\b|\bimport\(/m);
});
