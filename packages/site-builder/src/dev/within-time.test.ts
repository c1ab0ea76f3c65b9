import { expect, it } from 'vitest';
import { TimeLimitError, withinTime } from './within-time.js';

it('returns what ran returns, and throws what it throws', () => {
  expect(withinTime(1000, () => withinTime(1000, () => 1) + 1)).toBe(2);
  const error = new Error('of its own');
  expect(() =>
    withinTime(1000, () => {
      throw error;
    }),
  ).toThrow(error);
});

it('ends what does not end, and runs the next', () => {
  const endless = (): void => {
    for (;;);
  };
  expect(() => withinTime(50, endless)).toThrow(TimeLimitError);
  expect(withinTime(1000, () => 'next')).toBe('next');
});
