import type * as HastUtilRaw from 'hast-util-raw';
import { lazily } from '../page/lazily.js';

const load = lazily<typeof HastUtilRaw>('hast-util-raw');

/** The HTML parser that reads raw HTML as browsers do. */
export const parseRaw: typeof HastUtilRaw.raw = (...parts) => load().raw(...parts);
