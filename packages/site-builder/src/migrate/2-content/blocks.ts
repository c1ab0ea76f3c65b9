import { compilePage } from '@org/content-pipeline';
import { withHeadingId } from './heading-id.js';
import type { MigrationReport } from '../model/migration-report.js';

export interface BlockInput {
  report: MigrationReport;
  file: string;
  firstLine: number;
  /** Keywords of admonitions that the configuration adds. */
  keywords: ReadonlySet<string>;
  /** Comments that mark lines of code, by what they are here. */
  magicComments: ReadonlyMap<string, string>;
  /** Of plugins that see code before its language is judged. @default there are none */
  pluginCode?: string;
  /** Whether blocks that are marked for it show types. @default true */
  hasTypes?: boolean;
}

const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s{]*)(.*)$/;
const DIRECTIVE = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(:{2,})([A-Za-z][\w-]*)(.*)$/;
const KNOWN = new Set(
  'note tip info caution warning danger details tabs tab steps cards card file-tree figure video include child-cards'.split(
    ' ',
  ),
);
/** Those of Docusaurus that are called otherwise here. */
const SAME_AS: Record<string, string> = { important: 'info', secondary: 'note', success: 'tip' };

/** Admonitions, fences and marks in code, line by line, so that each keeps its place. */
export function rewriteBlocks(text: string, input: BlockInput): string {
  let fence: string | null = null;
  return text
    .split('\n')
    .map((line, index, lines) => {
      const place = { file: input.file, line: input.firstLine + index };
      const [, before = '', marker = '', language = '', rest = ''] = FENCE.exec(line) ?? [];
      if (marker !== '') {
        const opens = fence === null;
        fence = nextFence(fence, marker, language + rest);
        if (!opens) return line;
        const own = isClosing(lines[index + 1] ?? '', marker)
          ? rest
          : withoutNotes(rest, { ...input, place });
        return before + marker + fenceInfo(language, own, { ...input, place });
      }
      return fence === null ? directive(withHeadingId(line), { ...input, place }) : codeLine(line, input);
    })
    .join('\n');
}

function nextFence(open: string | null, marker: string, rest: string): string | null {
  if (open === null) return marker;
  const closes = marker.startsWith(open[0] ?? '') && marker.length >= open.length && rest.trim() === '';
  return closes ? null : open;
}

const isClosing = (line: string, marker: string): boolean => {
  const [, , closing = '', language = '', rest = ''] = FENCE.exec(line) ?? [];
  return closing !== '' && nextFence(marker, closing, language + rest) === null;
};

interface LineInput extends BlockInput {
  place: { file: string; line: number };
}

function directive(line: string, { keywords, report, place }: LineInput): string {
  const [, before = '', colons = '', name = '', rest = ''] = DIRECTIVE.exec(line) ?? [];
  if (colons === '' || KNOWN.has(name)) return line;
  const same = SAME_AS[name] ?? (keywords.has(name) ? 'info' : undefined);
  if (same === undefined || colons.length === 2) {
    report.left(
      'directive',
      `"${colons}${name}" is no block that Docusaurus knows by itself, and is shown as text.`,
      'Write it as one of the blocks of the pipeline’s README.',
      place,
    );
    return `${before}\\${colons}${name}${rest}`;
  }
  // Without a part of the theme for it, Docusaurus shows a keyword of the site's own as "info".
  const isTitled = name in SAME_AS && /^\s*(?:\{[^}]*\})?\s*$/.test(rest);
  const title = isTitled ? `[${name.charAt(0).toUpperCase()}${name.slice(1)}]` : '';
  report.changed('admonition', `":::${name}" is ":::${same}" now.`, place);
  return `${before}${colons}${same}${title}${rest}`;
}

const TYPES = /\stwoslash\b/;
const FILE = /\sfile=(?:"[^"]*"|'[^']*'|\S+)/;

/** To Docusaurus, `file=src/a.js` and, without a plugin for it, `twoslash` of a block are notes of its author; here they would take the code from there, and compile it. */
function withoutNotes(given: string, { report, place, hasTypes = true }: LineInput): string {
  const rest = hasTypes ? given : given.replace(TYPES, '');
  if (rest !== given)
    report.changed('code', '"twoslash" of a block was left out: no plugin of the project reads it.', place);
  const [found] = FILE.exec(rest) ?? [];
  if (found === undefined) return rest;
  report.changed('code', `"${found.trim()}" of a block was left out: here it would read the file.`, place);
  return rest.replace(found, '');
}

/** Docusaurus also reads `js{1,3}`, and languages of Prism in any case. */
export function fenceInfo(
  language: string,
  rest: string,
  { report, place, pluginCode = '' }: LineInput,
): string {
  const space = rest === '' || /^\s/.test(rest) ? rest : ` ${rest}`;
  if (language === '' || isLanguage(language)) return language + space;
  const lower = language.toLowerCase();
  if (isLanguage(lower)) return lower + space;
  // A plugin that draws what it says finds it by its language.
  if (asksFor(language, pluginCode)) return language + space;
  report.changed('code', `The language "${language}" is not known, and its code has no colors.`, place);
  return `text${space}`;
}

/** `node.lang !== 'plantuml'`, `{ "langs": ["plantuml"] }` */
const asksFor = (language: string, code: string): boolean =>
  [...code.matchAll(/\blang\w*\b[^\n]{0,80}/gi)].some(([near]) =>
    [`"${language}"`, `'${language}'`].some((name) => near.includes(name)),
  );

const languages = new Map<string, boolean>();

function isLanguage(name: string): boolean {
  const known = languages.get(name);
  if (known !== undefined) return known;
  const text = `\`\`\`${name}\nx\n\`\`\`\n`;
  const { diagnostics } = compilePage({ path: 'page.md', text }, { read: () => undefined });
  const isKnown = !diagnostics.some(({ code }) => code === 'code-language-unknown');
  languages.set(name, isKnown);
  return isKnown;
}

function codeLine(line: string, { magicComments }: BlockInput): string {
  for (const [written, here] of magicComments) if (line.includes(written)) return line.replace(written, here);
  return line;
}
