import { type PageMessage, pageFrench } from './page-french.js';
import { type Say, speak, type Translation } from './say.js';

export type { PageMessage };
export type PageTexts = Translation<PageMessage>;
export type SayOnPage = Say<PageMessage>;

/** Languages that pages speak beside English, by the first part of their BCP 47 tag. */
const LANGUAGES: Readonly<Record<string, PageTexts>> = { fr: pageFrench };

/** @param language BCP 47 @param texts of a site's own, before those that are known of the language */
export const speakOnPages = (language = 'en', texts: PageTexts = {}): SayOnPage =>
  speak({ ...LANGUAGES[language.split('-')[0]?.toLowerCase() ?? ''], ...texts });
