import { describe, expect, it } from 'vitest';
import { findIcon, isIconName, suggestIcon } from './find-icon.js';
import { iconPath } from './icon-path.js';

describe('icons', () => {
  it('are found by the names of Lucide, former ones too, and of Simple Icons behind "brand:"', () => {
    expect(findIcon('arrow-up')).toEqual({ path: 'M0 0m5 12l7-7l7 7m-7 7V5' });
    expect(findIcon('home')).toEqual(findIcon('house'));
    expect(findIcon('brand:github')).toMatchObject({ filled: true });
    expect(['react', 'brand:rocket-launch', 'constructor', 'brand:'].map(findIcon)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('have names that no emoji and no address has', () => {
    expect(['rocket', 'a-arrow-up', 'brand:11ty', 'clock-12'].map(isIconName)).toEqual(Array(4).fill(true));
    expect(['🚀', 'A1', './x.svg', '1', 'two words', '-a', 'brand:'].map(isIconName)).toEqual(
      Array(7).fill(false),
    );
  });

  it('are suggested by the other set, by spelling and by words', () => {
    expect(suggestIcon('react')).toBe('Did you mean "brand:react"?');
    expect(suggestIcon('rokcet')).toBe('Did you mean "rocket"?');
    expect(suggestIcon('triangle-alarm')).toMatch(/^Did you mean "triangle-alert", "triangle",/);
    expect(suggestIcon('brand:rocket')).toMatch(/^Did you mean "rocket"/);
    expect(suggestIcon('qqqqqqqq')).toMatch(/^Names are listed at/);
  });
});

it('draws every shape as a path', () => {
  const shapes = [
    '<circle cx="12" cy="12" r="3"/>',
    '<ellipse cx="12" cy="5" rx="9" ry="3"/>',
    '<rect width="4" height="6" x="2" y="1" rx="1"/>',
    '<rect width="4" height="6"/>',
  ];
  expect(shapes.map(iconPath)).toEqual([
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
    'M3 1h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    'M0 0h4v6h-4v-6z',
  ]);
});
