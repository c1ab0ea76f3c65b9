import { messagesFor } from '@org/site-model';
import type { searchMessages } from './en/index.js';
import { languages } from './languages.js';

/** Every message of the search. `{name}` stands for a value; a pair is for one and for any other number. */
export type SearchMessages = Readonly<typeof searchMessages>;

/**
 * The messages in the language of a locale, English where that does not ship.
 * @param tag BCP 47
 */
export const searchMessagesFor = (tag: string): SearchMessages => messagesFor(tag, languages) ?? languages.en;
