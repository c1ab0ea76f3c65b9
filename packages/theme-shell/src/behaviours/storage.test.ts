import { afterEach, expect, it, vi } from 'vitest';
import { storage } from './storage.js';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('reads back what it wrote', () => {
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  expect(storage.get('other')).toBeNull();
});

it('loses its memory, and nothing else, where the browser denies storage', () => {
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, clear: () => undefined });
  storage.set('key', 'value');
  expect(storage.get('key')).toBeNull();
});
