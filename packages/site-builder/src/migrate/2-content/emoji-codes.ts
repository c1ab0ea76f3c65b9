import { compilePage } from '@org/content-pipeline';
import { outsideCode } from './masks.js';

/** A tag or the address of a link, and what may be the code of an emoji; in `10:30:45` there is none. */
const CODE = /<[A-Za-z/][^>\n]*>|\]\([^)\n]*\)|(?<![\w:\\]):[a-z\d_+-]+:(?![\w:])/g;

/** Codes that no emoji has are text to Docusaurus. They are here, too, and say so: what looks like a code and is none may be a mistake. */
export const keepWords = (text: string): string =>
  outsideCode(text, (part) =>
    part.replace(CODE, (code) => (code.startsWith(':') && isUnknown(code) ? `\\${code}` : code)),
  );

const known = new Map<string, boolean>();

function isUnknown(code: string): boolean {
  const before = known.get(code);
  if (before !== undefined) return before;
  const { diagnostics } = compilePage({ path: 'page.md', text: `${code}\n` }, { read: () => undefined });
  const is = diagnostics.some((one) => one.code === 'emoji-unknown');
  known.set(code, is);
  return is;
}
