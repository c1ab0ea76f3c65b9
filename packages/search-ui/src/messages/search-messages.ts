import { messagesFor } from '@org/site-model';
import type { SearchMessages } from './en/index.js';
import { languages } from './languages.js';

export type { SearchMessages };

/**
 * The messages in the language of a locale, English where that does not ship.
 * @param tag BCP 47
 */
export const searchMessagesFor = (tag: string): SearchMessages => messagesFor(tag, languages) ?? languages.en;
