import type { Section } from '@org/site-model';
import type { ReadingFigures } from './compiled-page.js';

const WORDS_A_MINUTE = 220;

/** How long the prose of all sections is, in words and in minutes. */
export function measureReading(sections: readonly Pick<Section, 'text'>[]): ReadingFigures {
  const words = sections.reduce((sum, { text }) => sum + countWords(text), 0);
  return { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

/** Of a text that has one space between words. To split it makes a string of each. */
function countWords(text: string): number {
  if (!text) return 0;
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words++;
  return words;
}
