import { createHash } from 'node:crypto';
import type { CardText } from './card-text.js';

/** Of 60 bits: many cards, in one folder for ever. */
const HASH_LENGTH = 15;
const FOLDER = 'assets/cards/';

/** Name of a card's file below the base path: it changes with all that the card is made of. @param design identity of how cards are drawn */
export function cardFile(text: CardText, design: string): string {
  const hash = createHash('sha256').update(JSON.stringify([text, design]));
  return `${FOLDER}${hash.digest('hex').slice(0, HASH_LENGTH)}.png`;
}
