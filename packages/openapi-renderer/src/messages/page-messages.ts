import {
  createTranslator,
  formatPlural,
  messagesFor,
  type Translate,
  type Translation,
} from '@org/site-model';
import { pageLanguages } from './languages.js';

/** A message of pages, in English, by which it is looked up. Names in braces stand for values. */
export type PageMessage = keyof (typeof pageLanguages)['fr'];

/** Looks up a message of pages. */
export type PageTranslate = Translate<PageMessage>;

/** The language of what pages add to the document's own text. */
export interface ApiLanguage {
  /** BCP 47. English and French ship. @default 'en' */
  language?: string;
  /** Messages that replace those of the language, or are of one that does not ship. @default none */
  messages?: Translation<PageMessage>;
}

/** Messages of pages in one language. */
export interface PageTranslator {
  t: PageTranslate;
  /** The message for a number of things, with `{count}` as the language writes it. */
  plural(one: PageMessage, other: PageMessage, count: number): string;
}

export function createPageTranslator({ language = 'en', messages }: ApiLanguage): PageTranslator {
  const t = createTranslator<PageMessage>({ ...messagesFor(language, pageLanguages), ...messages });
  return { t, plural: (one, other, count) => formatPlural([t(one), t(other)], count, language) };
}
