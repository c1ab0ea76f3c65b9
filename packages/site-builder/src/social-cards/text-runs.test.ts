import { expect, it } from 'vitest';
import { directionOfText, visualRuns } from './text-runs.js';

const seen = (line: string, base: 'ltr' | 'rtl') =>
  visualRuns(line, base).map(({ text, direction }) => `${direction} ${text}`);

it('is one run where everything is in one direction', () => {
  expect(seen('Guide 2.0, new', 'ltr')).toEqual(['ltr Guide 2.0, new']);
  expect(seen('مرحبا بكم', 'rtl')).toEqual(['rtl مرحبا بكم']);
});

it('has text of the other direction where it is seen', () => {
  expect(seen('Guide مرحبا end', 'ltr')).toEqual(['ltr Guide ', 'rtl مرحبا', 'ltr  end']);
  expect(seen('دليل React هنا', 'rtl')).toEqual(['rtl  هنا', 'ltr React', 'rtl دليل ']);
});

it('reads numbers from left to right, also between letters that are not', () => {
  expect(seen('النسخة 20 هنا', 'rtl')).toEqual(['rtl  هنا', 'ltr 20', 'rtl النسخة ']);
  expect(seen('see النسخة 20 هنا', 'ltr')).toEqual(['ltr see ', 'rtl  هنا', 'ltr 20', 'rtl النسخة ']);
});

it('takes the direction of a text from its first letter', () => {
  expect(['12 — Guide', 'دليل React', '12'].map((text) => directionOfText(text, 'rtl'))).toEqual([
    'ltr',
    'rtl',
    'rtl',
  ]);
});
