import { afterEach, expect, it, vi } from 'vitest';
import { storage, visitStorage } from './storage.js';

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

it('forgets what is removed, and keeps the visit apart', () => {
  storage.set('key', 'value');
  visitStorage.set('key', 'today');
  storage.remove('key');
  expect([storage.get('key'), visitStorage.get('key'), sessionStorage.getItem('key')]).toEqual([
    null,
    'today',
    'today',
  ]);
});
