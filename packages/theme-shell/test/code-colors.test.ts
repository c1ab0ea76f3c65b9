import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../src/styles', file), 'utf8');
const [light = '', dark = ''] = read('tokens.css').split(":root[data-theme='dark']");

const TEXTS =
  'text text-soft danger code-comment code-keyword code-string code-number code-function code-property';
/** What a mark of a line mixes into the ground of code, by its color. */
const TONES = [
  ...(read('tokens.css') + read('content-blocks.css')).matchAll(
    /color-mix\(in srgb, var\((--docs-\w+)\) (\d+)%, var\(--docs-code-bg\)\)/g,
  ),
];

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('code in the %s mode', (_, tokens) => {
  const color = (name: string): number[] =>
    channels(new RegExp(`${name}: (#[\\da-f]{6});`).exec(tokens)?.[1] ?? name);
  const ground = color('--docs-code-bg');
  const mixed = (tone: string, share: number): number[] =>
    color(tone).map((channel, index) => channel * share + (ground[index] ?? 0) * (1 - share));
  const tones = ['--docs-danger', '--docs-warning', ...TONES.map(([, tone = '']) => tone)];
  const grounds = [
    ground,
    ...tones.filter((tone) => tone !== '--docs-tone').map((tone) => mixed(tone, 0.14)),
  ];

  it.each(TEXTS.split(' '))(
    'has "%s" with a contrast of 4.5 on every ground that a line may have',
    (name) => {
      const worst = Math.min(...grounds.map((each) => contrast(color(`--docs-${name}`), each)));
      expect(worst).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('mixes no mark stronger than this test does', () => {
  expect(TONES.length).toBeGreaterThan(2);
  expect(TONES.map(([, , share]) => Number(share)).filter((share) => share > 14)).toEqual([]);
});
