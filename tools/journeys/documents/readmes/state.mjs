// Runs in the process of a README's module: compares its values with those that the README states.
import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

const REST_KEY = Symbol('rest');

/** Stands for what a README leaves out at the end of a list or of an object: `[1, ...REST]`, `{ a: 1, ...REST }`. */
export const REST = Object.defineProperty({ [REST_KEY]: true }, Symbol.iterator, {
  value: () => [REST_KEY][Symbol.iterator](),
});

/**
 * Compares a value with the stated one, and appends a difference as a line of JSON to the file that `README_VALUES` names.
 *
 * @param {[line: number, column: number]} position
 * @param {unknown} actual
 * @param {() => unknown} readExpected throws where the README states no value of JavaScript
 */
export function state([line, column], actual, readExpected) {
  const expected = readExpected();
  if (matches(actual, expected)) return;
  const value = inspect(actual, { depth: 6, breakLength: Infinity });
  const message = `The README states another value than this expression has: ${value}`;
  appendFileSync(process.env.README_VALUES, JSON.stringify({ line, column, message }) + '\n');
}

/** @type {(actual: unknown, expected: unknown) => boolean} */
function matches(actual, expected) {
  if (typeof expected === 'string') return typeof actual === 'string' && matchesText(actual, expected);
  if (Array.isArray(expected)) return Array.isArray(actual) && matchesList(actual, expected);
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected);
  return typeof actual === 'object' && actual !== null && matchesObject(actual, expected);
}

function matchesText(actual, expected) {
  const pattern = expected.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 's').test(actual);
}

function matchesList(actual, expected) {
  const isOpen = expected.at(-1) === REST_KEY;
  const items = isOpen ? expected.slice(0, -1) : expected;
  return (
    (isOpen ? actual.length >= items.length : actual.length === items.length) &&
    items.every((item, index) => matches(actual[index], item))
  );
}

function matchesObject(actual, expected) {
  const keys = Object.keys(expected);
  const isClosed = !expected[REST_KEY];
  // What is `undefined` is not worth a word in a README.
  const actualKeys = Object.keys(actual).filter((key) => actual[key] !== undefined);
  return (
    keys.every((key) => matches(actual[key], expected[key])) &&
    (!isClosed || actualKeys.length === keys.length)
  );
}
