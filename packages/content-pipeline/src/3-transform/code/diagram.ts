import type { Element } from 'hast';
import type { Code } from 'mdast';
import { report } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import type { CodeContext } from './code-context.js';
import { cachedLines, codeLines } from './code-lines.js';
import { parseFenceMeta } from './fence-meta.js';
import { importCode } from './import-code.js';

const LANGUAGE = 'mermaid';
/** In CSS pixels: a line of source draws some 32, and nobody is kept waiting before an empty page. */
const LINE_HEIGHT = 32;
const MIN_HEIGHT = 160;
const MAX_HEIGHT = 640;
/** Mermaid's own texts for those who do not see a diagram. */
const ACCESSIBLE_NAME = /^[ \t]*acc(?:Title|Descr)[ \t]*[:{]/m;

export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === LANGUAGE;

/**
 * The source of a diagram as `<figure class="code diagram">`, which the browser draws; without a script it stays a block of code.
 * The empty `<canvas>` keeps the room, because a strict policy refuses an inline style.
 */
export function diagram(node: Code, context: CodeContext): Element {
  const meta = parseFenceMeta(node.meta);
  const source = meta.file === undefined ? node.value : importCode(node, meta.file, context);
  const height = heightOf(node, meta.height, context);
  if (!meta.title && !ACCESSIBLE_NAME.test(source)) reportName(node, context);
  context.assets.add('diagram');
  const lines = cachedLines(source, LANGUAGE, context.colors);
  const code = element('code', {}, codeLines(lines, meta.marks, { firstLine: undefined }));
  const figure = { className: ['code', 'diagram'], dataDiagram: LANGUAGE, dataHeight: height };
  const space = {
    className: ['diagram-space'],
    ariaHidden: 'true',
    width: 1,
    height: height ?? expectedHeight(source),
  };
  const children = [
    ...(meta.title ? [element('figcaption', {}, [textNode(meta.title)])] : []),
    element('canvas', space, []),
    element('pre', { tabIndex: 0, dataLanguage: LANGUAGE }, [code]),
  ];
  return element('figure', figure, children, node.position);
}

const expectedHeight = (source: string): number =>
  Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, source.split('\n').length * LINE_HEIGHT));

/** What the writer says that the diagram takes, in CSS pixels; it is drawn into that. */
function heightOf(node: Code, written: string | undefined, context: CodeContext): number | undefined {
  if (written === undefined) return undefined;
  const height = /^\d{1,4}$/.test(written) ? Number(written) : 0;
  if (height > 0) return height;
  report(context, node, {
    code: 'diagram-height',
    severity: 'warning',
    message: `The diagram has the height "${written}", which is no number of pixels, so what is below it may move when it is drawn.`,
    hint: 'Write "height=320".',
  });
  return undefined;
}

function reportName(node: Code, context: CodeContext): void {
  report(context, node, {
    code: 'diagram-without-name',
    severity: 'warning',
    message: 'This diagram has no name, so a screen reader can only say that there is one.',
    hint: 'Begin its second line with "accTitle: …" and the third with "accDescr: …", or write title="…" behind "mermaid".',
  });
}
