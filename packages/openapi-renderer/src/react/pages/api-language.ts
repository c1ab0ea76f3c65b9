import type { PageTexts } from '../../messages/page-texts.js';

export interface ApiLanguage {
  /** Of what pages say beside the document's own text, BCP 47. English and French are known. @default 'en' */
  language?: string;
  /** Words of a site's own or of another language, by the English ones. @default those of the language */
  texts?: PageTexts;
}
