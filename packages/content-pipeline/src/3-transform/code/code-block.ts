import type { Element, Properties } from 'hast';
import type { Code } from 'mdast';
import { report } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import type { CodeContext } from './code-context.js';
import { cachedLines, codeLines } from './code-lines.js';
import { type FenceMeta, parseFenceMeta } from './fence-meta.js';
import { isKnown, isPlain } from './highlight.js';
import { importCode } from './import-code.js';
import { markDiffLines, takeMagicComments } from './marked-lines.js';

/** mdast code → `<figure class="code">` with an optional caption and one `<pre>`, colored by class. */
export function codeBlock(node: Code, context: CodeContext): Element {
  const language = (node.lang ?? '').toLowerCase();
  if (!isPlain(language) && !isKnown(language)) reportLanguage(node, context);

  const meta = parseFenceMeta(node.meta);
  const source = meta.file === undefined ? node.value : importCode(node, meta.file, context);
  const { code, marks } = takeMagicComments(source, meta.marks);
  if (language === 'diff') markDiffLines(code, marks);

  const lines = cachedLines(code, language, isKnown(language) ? context.colors : undefined);
  const pre = element('pre', preProperties(meta, language), [
    element('code', {}, codeLines(lines, marks, meta.firstLine)),
  ]);
  const caption = meta.title ? [element('figcaption', {}, [textNode(meta.title)])] : [];
  const figure = { className: ['code'], ...liveProperties(node, meta, context) };
  return element('figure', figure, [...caption, pre], node.position);
}

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
function preProperties({ firstLine, wrap, marks }: FenceMeta, language: string): Properties {
  return {
    tabIndex: 0,
    dataLanguage: language || undefined,
    dataLineNumbers: firstLine === undefined ? undefined : '',
    dataFocus: marks.focus.size > 0 ? '' : undefined,
    dataWrap: wrap ? '' : undefined,
  };
}
