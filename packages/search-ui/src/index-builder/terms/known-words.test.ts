import { expect, it } from 'vitest';
import { KnownWords } from './known-words.js';

it('finds words by their place in a text, however many there are, and of whatever hash', () => {
  const known = new KnownWords<number>();
  const words = Array.from({ length: 5000 }, (_, number) => `word${number}`);
  const hashOf = (number: number): number => (number % 3) - 1;
  for (const [number, word] of words.entries()) known.add(word, hashOf(number % 30), number);
  expect(known.size).toBe(words.length);
  for (const [number, word] of words.slice(-100).entries()) {
    const at = words.length - 100 + number;
    const text = `A ${word}s`;
    expect(known.find(text, 2, 2 + word.length, hashOf(at % 30))).toBe(at);
    expect(known.find(text, 2, 3 + word.length, hashOf(at % 30))).toBeUndefined();
    expect(known.find(text, 2, 2 + word.length, 7)).toBeUndefined();
  }
  known.clear();
  expect([known.size, known.find('word1', 0, 5, hashOf(1))]).toEqual([0, undefined]);
});
