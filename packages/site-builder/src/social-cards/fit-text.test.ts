import { describe, expect, it } from 'vitest';
import { breakable, fitText } from './fit-text.js';

/** Every character is as wide as the size. */
const measure = (text: string, size: number): number => [...text].length * size;
const box = {
  width: 100,
  lang: 'en',
  sizes: [
    { size: 10, lines: 2 },
    { size: 5, lines: 2 },
  ],
};

describe('fitting', () => {
  it('takes the largest size at which the text has room', () => {
    expect(fitText('Short text', box, measure)).toEqual({ size: 10, lines: ['Short text'] });
    expect(fitText('Short text here', box, measure)).toEqual({ size: 10, lines: ['Short', 'text here'] });
    expect(fitText('A text that is longer than that', box, measure)).toEqual({
      size: 5,
      lines: ['A text that is', 'longer than that'],
    });
  });

  it('makes its lines about as wide as each other', () => {
    const narrow = { ...box, sizes: [{ size: 5, lines: 2 }] };
    expect(fitText('Where drawings may be put', narrow, measure).lines).toEqual([
      'Where drawings',
      'may be put',
    ]);
  });

  it('cuts what has no room at the smallest size, where the room ends', () => {
    const { lines } = fitText('a '.repeat(40), box, measure);
    expect(lines).toEqual(['a a a a a a a a a a', 'a a a a a a a a a a…']);
  });

  it('takes a word apart that is wider than a line', () => {
    const { size, lines } = fitText('x'.repeat(30), box, measure);
    expect([size, lines]).toEqual([5, ['x'.repeat(20), 'x'.repeat(10)]]);
  });
});

describe('the end of a line', () => {
  it('is behind words, with the signs that belong to them', () => {
    expect(breakable('Use “it” (now), e.g. in v4.11.0!', 'en')).toEqual([
      'Use ',
      '“it” ',
      '(now), ',
      'e.g. ',
      'in ',
      'v4.11.0!',
    ]);
  });

  it('is between words of languages that have no spaces, never before a closing sign', () => {
    const pieces = breakable('文档平台，构建。', 'zh');
    expect([pieces.length > 2, pieces.filter((piece) => /^[，。]/.test(piece))]).toEqual([true, []]);
    expect(breakable('ドキュメントの検索', 'ja').length).toBeGreaterThan(1);
    expect(breakable('เอกสารและการค้นหา', 'th').length).toBeGreaterThan(1);
  });
});
