import { messagesFor } from '@org/site-model';
import type { ArticleMessages } from './en/index.js';
import { languages } from './languages.js';

export type { ArticleMessages };

/**
 * The messages in the language of the content, English where that does not ship.
 * @param tag BCP 47
 */
export const articleMessagesFor = (tag: string): ArticleMessages =>
  messagesFor<ArticleMessages>(tag, languages) ?? languages.en;
