import * as en from './en/index.js';
import * as fr from './fr/index.js';

/** The languages that ship, by their subtag. A page needs the first, a console the second. */
export const pageLanguages = { en: en.pageMessages, fr: fr.pageMessages };
export const consoleLanguages = { en: en.consoleMessages, fr: fr.consoleMessages };
