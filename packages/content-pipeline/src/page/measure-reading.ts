import type { Section } from '@org/site-model';
import type { ReadingFigures } from './compiled-page.js';

const WORDS_A_MINUTE = 220;

/** How long the prose of all sections is, in words and in minutes. */
export function measureReading(sections: readonly Pick<Section, 'text'>[]): ReadingFigures {
  const words = sections.reduce((sum, { text }) => sum + (text ? text.split(' ').length : 0), 0);
  return { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}
