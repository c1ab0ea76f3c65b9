import { searchMessages as en } from './en/index.js';
import { searchMessages as fr } from './fr/index.js';

/** The languages that ship, by their subtag. */
export const languages = { en, fr };
