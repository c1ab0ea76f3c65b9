import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { fenceInfo } from '../../2-content/blocks.js';
import { isFile } from '../../2-content/site-files.js';
import type { TextInput } from './page-input.js';
import { regionOf } from './regions.js';

/** What the first line of a fence says. */
interface FenceFacts {
  language: string;
  title: string | undefined;
  /** `{1,3-5}` and other words, as they are written here. */
  meta: string[];
  isTwoslash: boolean;
}

/** `ts:line-numbers=2 {1,3-5} [title]`. */
export function readFence(info: string, input: TextInput): FenceFacts {
  const { markdown } = input.page.locale.config;
  const [, written = '', rest = ''] = /^([^\s:{[]*)(.*)$/s.exec(info.trim()) ?? [];
  const title = /\[([^\]]*)\]/.exec(rest)?.[1];
  const marked = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  const numbers = /:line-numbers(?:=(\d+))?/.exec(rest);
  const isNumbered = numbers !== null || (markdown.lineNumbers === true && !/:no-line-numbers/.test(rest));
  const others = rest
    .replace(/\[[^\]]*\]|\{[^}]*\}|:(?:no-)?line-numbers(?:=\d+)?/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'twoslash');
  const language = written.replace(/-vue$/, '');
  if (language !== written) reportInterpolated(input);
  return {
    language,
    title: title?.replace(/~[^~]*~\s*$/, '').trim() || undefined,
    meta: [
      ...(marked ? [`{${marked.replace(/\s+/g, '')}}`] : []),
      ...(isNumbered ? [`showLineNumbers${numbers?.[1] ? `=${numbers[1]}` : ''}`] : []),
      ...others,
    ],
    isTwoslash: /\btwoslash\b/.test(rest),
  };
}

const reportInterpolated = ({ report, file, firstLine }: TextInput): void =>
  report.left(
    'code',
    'Expressions of Vue in code ("-vue" behind the language) are shown as they are written.',
    'Write what they stand for.',
    { file, line: firstLine },
  );

/** The line that opens a fence here. */
export function openFence(marker: string, facts: FenceFacts, input: TextInput): string {
  const { language, title, meta } = facts;
  const words = [...(title ? [`title="${title.replaceAll('"', '’')}"`] : []), ...meta];
  const settings = { keywords: new Set<string>(), magicComments: new Map<string, string>() };
  const place = { file: input.file, line: input.firstLine };
  // What has no language but a title or marks would have those for one.
  const named = language === '' && words.length > 0 ? 'text' : language;
  const rest = words.length > 0 ? ` ${words.join(' ')}` : '';
  return (
    marker + fenceInfo(named, rest, { ...settings, ...place, report: input.report, firstLine: 1, place })
  );
}

const CUT = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const CUT_END = /^\s*\/\/\s*---cut-after---\s*$/;
const TWOSLASH =
  /^\s*\/\/\s*(?:@(?:errors|noErrors|filename|types|lib|module|strict|jsx|target)\b|\^\?|\^\||\|\s*\^)/;
const WORD = /\s*(?:\/\/|#|<!--|\/\*)\s*\[!code word:[^\]]*\]\s*(?:-->|\*\/)?\s*$/;

/**
 * Code of a fence. @param isCut whether what only the program that checks types is told is taken out: readers of the source see no more
 */
export function codeLines(
  lines: readonly string[],
  { isCut }: { isCut: boolean },
  input: TextInput,
): string[] {
  const { report, file, firstLine } = input;
  if (lines.some((line) => WORD.test(line)))
    report.left('code', 'Marked words of code are not marked.', 'Mark the line with [!code highlight].', {
      file,
      line: firstLine,
    });
  const shown = lines.flatMap((line) => {
    const bare = line.replace(WORD, '');
    return bare.trim() === '' && bare !== line ? [] : [bare];
  });
  if (!isCut) return shown;
  report.left(
    'code',
    'What twoslash shows of types is left out: the block needs a package that the source does not depend on, or is of a language without types.',
    'Install what it imports, write what it had above "---cut---", and mark it with "twoslash".',
    { file, line: firstLine },
  );
  const start = shown.findLastIndex((line) => CUT.test(line)) + 1;
  const end = shown.findIndex((line, index) => index >= start && CUT_END.test(line));
  return shown.slice(start, end < 0 ? undefined : end).filter((line) => !TWOSLASH.test(line));
}

const IMPORT =
  /^([ \t]*)<<<[ \t]*(.+?(?:\.([a-z\d]+))?)(?:#([\w-]+))?[ \t]*(?:\{(\d+(?:[,-]\d+)*)?[ \t]*(\S+)?[^}]*\})?[ \t]*(?:\[(.+)\])?[ \t]*$/;

/** The title that a line with an import has for a tab, and its fence. */
interface ImportedCode {
  title: string;
  lines: string[];
}

/** `<<< @/file#region{1,3 ts} [title]`, as a fence that takes the same file in. `undefined` for another line. */
export function importedCode(line: string, input: TextInput, isTab = false): ImportedCode | undefined {
  const [whole, indent = '', name = '', ending = '', region, marked, language, title] =
    IMPORT.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const target = name.startsWith('@')
    ? path.join(input.site.docs, name.slice(1))
    : path.join(path.dirname(input.from), name);
  const { report, file, firstLine } = input;
  if (!isFile(target)) {
    report.left(
      'code',
      `"${name}" is no file, and its code is missing.`,
      'Write the code, or name a file with file="…" at a fence.',
      {
        file,
        line: firstLine,
      },
    );
    return {
      title: title ?? posix.basename(name),
      lines: [`${indent}\`\`\`text`, `${indent}${line.trim()}`, `${indent}\`\`\``],
    };
  }
  const info = `${language ?? ending}${marked ? ` {${marked}}` : ''}${title ? ` [${title}]` : ''}`;
  const facts = { ...readFence(info, input), ...(isTab && { title: undefined }) };
  const text = readFileSync(target, 'utf8').replaceAll('\r\n', '\n');
  const inner = region === undefined ? undefined : regionOf(text, region);
  const code = region !== undefined || name.endsWith('.md') ? (inner ?? text) : undefined;
  const fence = '`'.repeat(
    Math.max(3, ...[...(code ?? '').matchAll(/^\s*(`{3,})/gm)].map(([, ticks = '']) => ticks.length + 1)),
  );
  const isNative =
    inner !== undefined && new RegExp(`#region[ \\t]+${region}\\b`).test(text) && !name.endsWith('.md');
  const from =
    code === undefined || isNative ? `${carryCode(target, input)}${isNative ? `#${region}` : ''}` : undefined;
  const meta = from === undefined ? facts.meta : [`file="${from}"`, ...facts.meta];
  const body = from === undefined ? (code ?? '').trimEnd().split('\n') : [];
  return {
    title: title ?? posix.basename(name),
    lines: [openFence(fence, { ...facts, meta }, input), ...body, fence].map((each) =>
      each ? indent + each : '',
    ),
  };
}

/** Moves a file of code to the content. @returns its path from there */
function carryCode(file: string, { site, written }: TextInput): string {
  const below = posix.relative(site.docs, file);
  const name = below.startsWith('..')
    ? `_code/${posix.basename(posix.dirname(file))}-${posix.basename(file)}`
    : below;
  written.set(`content/${site.area}/${name}`, { copyOf: file });
  return `/${site.area}/${name}`;
}
