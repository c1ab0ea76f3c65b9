import { createHash } from 'node:crypto';
import type { ElementContent } from 'hast';
import { codeIdentity } from '../../page/code-identity.js';
import type { TextStore } from '../../page/text-store.js';
import { highlightLines } from './highlight.js';

/** A run of one color, or plain text. */
type Run = string | [className: string, text: string];

/** `highlightLines`, unless the same block has been colored before: the grammars are what takes most of a page's time. */
export function cachedLines(
  code: string,
  language: string,
  colors: TextStore | undefined,
): ElementContent[][] {
  if (!colors) return highlightLines(code, language);
  const key = createHash('sha256')
    .update(`${codeIdentity()}\n${language}\n`)
    .update(code)
    .digest('base64url');
  const known = colors.get(key);
  if (known !== undefined) return (JSON.parse(known) as Run[][]).map((line) => line.map(toNode));
  const lines = highlightLines(code, language);
  colors.set(key, JSON.stringify(lines.map((line) => line.map(toRun))));
  return lines;
}

const toNode = (run: Run): ElementContent => {
  if (typeof run === 'string') return { type: 'text', value: run };
  const [name, value] = run;
  const children: ElementContent[] = [{ type: 'text', value }];
  return { type: 'element', tagName: 'span', properties: { className: [name] }, children };
};

/** A colored run is a `span` with one class around one text. */
function toRun(node: ElementContent): Run {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const [inside] = node.children;
  const [name] = node.properties.className as string[];
  return [name ?? '', inside?.type === 'text' ? inside.value : ''];
}
