import type { Element, ElementContent, Properties } from 'hast';
import type { Code } from 'mdast';
import { type PageContext, report } from '../page-context.js';
import { parseFenceMeta } from './fence-meta.js';
import { highlightLines } from './highlight.js';
import { isKnown, isPlain } from './languages.js';
import { takeMagicComments } from './magic-comments.js';

/** mdast code → `<figure class="code">` with an optional caption and one `<pre>`, coloured by class. */
export function codeBlock(node: Code, context: PageContext): Element {
  const language = (node.lang ?? '').toLowerCase();
  if (!isPlain(language) && !isKnown(language)) reportLanguage(node, context);

  const meta = parseFenceMeta(node.meta);
  const { code, highlighted } = takeMagicComments(node.value);
  const lines = highlightLines(code, language);
  const marked = new Set([...meta.highlighted, ...highlighted]);
  const perLine = marked.size > 0 || meta.lineNumbers;

  const pre = element('pre', preProperties(meta, language), [
    element('code', {}, perLine ? wrapLines(lines, marked) : joinLines(lines)),
  ]);
  const caption = meta.title ? [element('figcaption', {}, [{ type: 'text', value: meta.title }])] : [];
  return { ...element('figure', { className: ['code'] }, [...caption, pre]), position: node.position };
}

function reportLanguage(node: Code, context: PageContext): void {
  const known = context.diagnostics.some(
    (d) => d.code === 'code-language-unknown' && d.message.includes(`"${node.lang}"`),
  );
  if (known) return;
  report(context, node, {
    code: 'code-language-unknown',
    severity: 'warning',
    message: `The code language "${node.lang}" is not known; its blocks are shown without colours.`,
    hint: 'Correct the name, or write "text".',
  });
}

/** `tabindex` lets a keyboard scroll a block that overflows. */
function preProperties(meta: { lineNumbers: boolean; wrap: boolean }, language: string): Properties {
  return {
    tabIndex: 0,
    dataLanguage: language || undefined,
    dataLineNumbers: meta.lineNumbers ? '' : undefined,
    dataWrap: meta.wrap ? '' : undefined,
  };
}

/** Line breaks stand between the elements, so that a selection copies what the reader sees. */
function wrapLines(lines: ElementContent[][], marked: Set<number>): ElementContent[] {
  const wrapped = lines.map((line, index): ElementContent[] => {
    const className = marked.has(index + 1) ? ['line', 'marked'] : ['line'];
    return [element('span', { className }, line)];
  });
  return joinLines(wrapped);
}

function joinLines(lines: ElementContent[][]): ElementContent[] {
  return lines.flatMap((line, index): ElementContent[] =>
    index === 0 ? line : [{ type: 'text', value: '\n' }, ...line],
  );
}

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
