import { shellMessages as en } from './en/index.js';
import { shellMessages as fr } from './fr/index.js';

/** The languages that ship, by their subtag. */
export const languages = { en, fr };
