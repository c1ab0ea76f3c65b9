import { formatMessage } from '@org/site-model';
import type { Element, ElementContent, Properties } from 'hast';
import type { Code } from 'mdast';
import { report } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import type { CodeContext } from './code-context.js';
import { cachedLines, codeLines } from './code-lines.js';
import { isPatch, markDiffLines, markSigns } from './diff-lines.js';
import { type FenceMeta, parseFenceMeta } from './fence-meta.js';
import { isPlain } from './highlight.js';
import { isKnown } from './languages.js';
import { importCode } from './import-code.js';
import { languageName } from './language-names.js';
import { joinMarks, type MarkedLines, takeMagicComments } from './marked-lines.js';
import { blockTypes } from './types/block-types.js';
import { showTypes } from './types/show-types.js';
import type { TypedCode } from './types/typed-code.js';
import { isTerminal, readSession, showSession } from './terminal.js';

/** Lines from which on a block is folded, and those that are shown then; the style sheet knows them too. */
const FOLD_FROM = 41;
const SHOWN_LINES = 24;

/**
 * mdast code → `<figure class="code">` with an optional caption and one `<pre>`, colored by class. Without a caption the figure names
 * its language in `data-label`, which the style sheet shows.
 */
export function codeBlock(node: Code, context: CodeContext): Element {
  const language = (node.lang ?? '').toLowerCase();
  if (!isPlain(language) && !isKnown(language)) reportLanguage(node, context);

  const meta = parseFenceMeta(node.meta);
  const source = meta.file === undefined ? node.value : importCode(node, meta.file, context);
  const { code, marks, typed } = readCode(node, { source, language, meta }, context);
  if (language === 'diff') markDiffLines(code, marks);

  const isTyped = isTerminal(language, meta.title, code);
  const colored = shownLines(code, { language, isTyped }, context);
  const lines = typed ? showTypes(colored, typed) : colored;
  const pre = element(
    'pre',
    { ...preProperties(meta, language, context), dataPatch: patchMark(language, code) },
    [element('code', {}, codeLines(lines, marks, { ...meta, apart: typed !== undefined }))],
  );
  const caption = meta.title ? [element('figcaption', {}, [textNode(meta.title)])] : [];
  const figure = {
    className: isTyped ? ['code', 'terminal'] : typed ? ['code', 'typed'] : ['code'],
    dataLabel: meta.title || meta.live ? undefined : labelOf(language, isTyped, context),
    ...liveProperties(node, meta, context),
  };
  const fold = isFolded(lines.length, meta) ? [foldButton(lines.length, context)] : [];
  return element('figure', figure, [...caption, pre, ...fold], node.position);
}

interface WrittenCode {
  source: string;
  language: string;
  meta: FenceMeta;
}

/** What is shown of a block, which lines of it are marked, and its types if it asks for them. */
function readCode(node: Code, { source, language, meta }: WrittenCode, context: CodeContext): ReadCode {
  if (!meta.twoslash) return takeMagicComments(source, meta.marks);
  const marked = takeMagicComments(source, parseFenceMeta('').marks);
  const typed = blockTypes({ node, language, code: marked.code }, context);
  if (!typed) return takeMagicComments(source, meta.marks);
  return { code: typed.code, marks: joinMarks(meta.marks, marked.marks, typed.lines), typed };
}

interface ReadCode {
  code: string;
  marks: MarkedLines;
  typed?: TypedCode;
}

function shownLines(
  code: string,
  { language, isTyped }: { language: string; isTyped: boolean },
  context: CodeContext,
): ElementContent[][] {
  const session = isTyped ? readSession(code, language) : undefined;
  const colors = isKnown(language) ? context.colors : undefined;
  const lines = cachedLines(session?.commands ?? code, language, colors);
  if (session) return showSession(lines, session);
  return language === 'diff' && !isPatch(code) ? markSigns(lines, code) : lines;
}

const patchMark = (language: string, code: string): '' | undefined =>
  language === 'diff' && isPatch(code) ? '' : undefined;

function labelOf(language: string, isTyped: boolean, { messages }: CodeContext): string | undefined {
  if (isTyped) return messages.terminal;
  return isPlain(language) || !isKnown(language) ? undefined : languageName(language);
}

/** What a writer marks is seen: a block with a mark below the fold is shown whole. */
function isFolded(count: number, { noFold, live, marks }: FenceMeta): boolean {
  if (noFold || live || count < FOLD_FROM) return false;
  return Object.values(marks).every((lines) => [...lines].every((line) => line <= SHOWN_LINES));
}

/** Shown by the style sheet where a script can serve it; without one the block is whole. */
const foldButton = (count: number, { messages }: CodeContext): Element =>
  element('button', { type: 'button', className: ['unfold'] }, [
    textNode(formatMessage(messages.showLines, { lines: count })),
  ]);

function reportLanguage(node: Code, context: CodeContext): void {
  const known = context.diagnostics.some(
    (d) => d.code === 'code-language-unknown' && d.message.includes(`"${node.lang}"`),
  );
  if (known) return;
  report(context, node, {
    code: 'code-language-unknown',
    severity: 'warning',
    message: `The code language "${node.lang}" is not known; its blocks are shown without colors.`,
    hint: 'Correct the name, or write "text".',
  });
}

/** Languages that a live example may be in: all that runs is JavaScript with React, types taken off. */
const LIVE = new Set(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript']);

/** An example that runs in the browser. Without a script it is a block of code like any other. */
function liveProperties(node: Code, { live }: FenceMeta, context: CodeContext): Properties {
  if (!live) return {};
  if (!LIVE.has((node.lang ?? '').toLowerCase())) {
    reportLiveLanguage(node, context);
    return {};
  }
  context.assets.add('live');
  return { dataLive: context.playground, dataLiveRender: live === 'render' ? '' : undefined };
}

function reportLiveLanguage(node: Code, context: CodeContext): void {
  report(context, node, {
    code: 'code-live-language',
    severity: 'warning',
    message: `A block of code is marked "live", but its language ${node.lang ? `"${node.lang}" ` : ''}does not run in a browser; it is shown as it is.`,
    hint: 'Live examples are "jsx" or "tsx".',
  });
}

/** `tabindex` lets a keyboard scroll a block that overflows. */
function preProperties(
  { firstLine, lineLinks, wrap, marks }: FenceMeta,
  language: string,
  { messages }: CodeContext,
): Properties {
  return {
    tabIndex: 0,
    dataLanguage: language || undefined,
    dataLineNumbers: firstLine === undefined ? undefined : '',
    dataLineLinks: lineLinks === undefined ? undefined : messages.lineLink,
    dataFocus: marks.focus.size > 0 ? '' : undefined,
    dataWrap: wrap ? '' : undefined,
  };
}
