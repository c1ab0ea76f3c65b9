import type { Diagnostic, DiagnosticBody } from '@org/site-model';
import { RESERVED_CHARACTERS } from '../page/segments.js';
import { exceededLength, exceededLimit } from './limits.js';
import { readFrontMatter, type SplitSource } from './read-front-matter.js';

/** Parts a page into front matter and Markdown. A page beyond the limits has no Markdown, and a diagnostic that says why. */
export function readPage(source: string, file: string): SplitSource {
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

const REPLACEMENT = '\uFFFD';
const RESERVED_CHARACTER = {
  code: 'character-reserved',
  message:
    'The file has U+FDD0 or U+FDD1, which Unicode keeps for the use inside of programs, so it cannot be shown.',
  hint: 'Delete the character.',
};

/** Makes a text safe for parsers, and says where it holds what was no text. Positions stay those of the file. */
function cleanCharacters(text: string, file: string): { text: string; diagnostics: Diagnostic[] } {
  const [reserved] = text.match(RESERVED_CHARACTERS) ?? [];
  if (!reserved && !text.includes('\0') && !text.includes(REPLACEMENT)) return { text, diagnostics: [] };
  const diagnostics = [
    ...firstOf('\0', text, file, {
      code: 'character-null',
      message: 'The file has a NUL character, which cannot be shown. Is it a text at all?',
      hint: 'Delete the character, or save the file as text.',
    }),
    ...firstOf(REPLACEMENT, text, file, {
      code: 'character-invalid',
      message: 'The file has bytes that are no UTF-8, so readers would see "\uFFFD" in their place.',
      hint: 'Save the file as UTF-8. Where the sign itself is meant, write "&#xFFFD;".',
    }),
    ...(reserved ? firstOf(reserved, text, file, RESERVED_CHARACTER) : []),
  ];
  return { text: text.replaceAll('\0', REPLACEMENT).replace(RESERVED_CHARACTERS, REPLACEMENT), diagnostics };
}

function firstOf(character: string, text: string, file: string, diagnostic: DiagnosticBody): Diagnostic[] {
  const at = text.indexOf(character);
  if (at === -1) return [];
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return [{ ...diagnostic, severity: 'error', file, line, column: at - before.lastIndexOf('\n') }];
}
