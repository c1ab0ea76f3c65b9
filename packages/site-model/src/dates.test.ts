import { expect, it } from 'vitest';
import { readDate } from './dates.js';

it.each([
  ['2024-02-29', '2024-02-29', '2024-02-29T00:00:00.000Z'],
  [' 2024-05-01 09:30 ', '2024-05-01', '2024-05-01T09:30:00.000Z'],
  ['2024-05-01T00:30:00+02:00', '2024-05-01', '2024-04-30T22:30:00.000Z'],
  ['2024-05-01T09:30:15.250Z', '2024-05-01', '2024-05-01T09:30:15.250Z'],
])('reads %j as the day %s', (text, day, time) => {
  expect(readDate(text)).toEqual({ day, time });
});

it.each(['2024-02-30', '2023-02-29', '2024-13-01', '2024-5-1', 'May 1, 2024', '2024-05-01T25:00', ''])(
  'takes %j for no date',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
