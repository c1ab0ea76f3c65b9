import type { Place } from './read-object.js';

/** Something that the reader should know about a place of a text that is fine as an object. */
export interface Note extends Place {
  message: string;
}

export const placeOf = ({ start, end }: Place): Place => ({ start, end });

/** A note about a request that the server does not answer with data. */
export const refusal = (place: Place, reason: string): Note => ({
  ...placeOf(place),
  message: `The server answers with an error: ${reason}`,
});

/** The end of a sentence, which names the known word that was probably meant. */
export function alike(word: string, known: readonly string[]): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const start = letters(word).slice(0, 4);
  const meant =
    known.find((name) => letters(name) === letters(word)) ??
    known.find((name) => letters(name).startsWith(start) && start.length > 1);
  return meant ? `; is "${meant}" meant?` : '.';
}
