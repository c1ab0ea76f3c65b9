import { articleMessages as en } from './en/index.js';
import { articleMessages as fr } from './fr/index.js';

/** The languages that ship, by their subtag. */
export const languages = { en, fr };
