import { expect, it } from 'vitest';
import { relativeAddress } from './head.js';

it.each([
  ['/', '/assets/boot.js', 'assets/boot.js'],
  ['/docs/', '/docs/assets/boot.js', 'assets/boot.js'],
  ['/docs/fr/', '/docs/assets/boot.js', '../assets/boot.js'],
  ['/docs/', '/other/boot.js', '../other/boot.js'],
  ['/docs/', 'https://cdn.example.org/boot.js', 'https://cdn.example.org/boot.js'],
  ['/docs/', '//cdn.example.org/boot.js', '//cdn.example.org/boot.js'],
])('from %s, %s is %s', (from, to, relative) => {
  expect(relativeAddress(from, to)).toBe(relative);
  expect(new URL(relative, `https://x.org${from}`).href).toBe(new URL(to, `https://x.org${from}`).href);
});
