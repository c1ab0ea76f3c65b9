import type { FrontMatter } from '../page/front-matter.js';
import { cleanCharacters } from './control-characters.js';
import { exceededLimit, exceededLength } from './limits.js';
import { readFrontMatter, type SplitSource } from './read-front-matter.js';

/** Parts a page into front matter and Markdown. A page beyond the limits has no Markdown, and a diagnostic that says why. */
export function readPage(source: string, file: string): SplitSource<FrontMatter> {
  const tooLong = exceededLength(source, file);
  if (tooLong) return { frontMatter: {}, body: '', diagnostics: [tooLong] };
  const cleaned = cleanCharacters(source, file);
  const { frontMatter, body, diagnostics, locate } = readFrontMatter(cleaned.text, file);
  const exceeded = exceededLimit(body, file);
  return {
    frontMatter,
    ...(locate && { locate }),
    body: exceeded ? '' : body,
    diagnostics: [...cleaned.diagnostics, ...diagnostics, ...(exceeded ? [exceeded] : [])],
  };
}
