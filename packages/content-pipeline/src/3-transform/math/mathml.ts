import { unescapeHtml } from '@org/site-model';
import type { Element, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import { element, textNode } from '../../page/elements.js';
import { styledLetters } from './math-letters.js';

const TOKEN = /<\/[\w-]+>|<([\w-]+)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;

/** The `<math>` of what KaTeX has written: well-formed, without comments, so that no HTML parser is needed. */
export function readMathml(text: string): Element {
  const root = element('root', {}, []);
  const open = [root];
  for (const [token, tagName, attributes = '', closed] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (tagName) {
      const child = element(tagName, propertiesOf(attributes), []);
      parent.children.push(child);
      if (!closed) open.push(child);
    } else if (token.startsWith('</')) {
      open.pop();
    } else {
      parent.children.push(textNode(unescapeHtml(token)));
    }
  }
  const math = findMath(root) ?? element('math', {}, []);
  styleLetters(math);
  return math;
}

/** In HTML the name of the space says nothing. */
function propertiesOf(attributes: string): Properties {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].filter(([, name]) => name !== 'xmlns');
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']): [string, string | string[]] =>
      name === 'class' ? ['className', value.split(' ')] : [name, unescapeHtml(value)],
    ),
  );
}

function findMath(node: Element): Element | undefined {
  if (node.tagName === 'math') return node;
  for (const child of node.children) {
    const found = child.type === 'element' ? findMath(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

function styleLetters(node: Element): void {
  const { mathvariant } = node.properties;
  if (typeof mathvariant === 'string' && mathvariant !== 'normal') {
    delete node.properties.mathvariant;
    node.children = [textNode(styledLetters(toString(node), mathvariant))];
    return;
  }
  for (const child of node.children) if (child.type === 'element') styleLetters(child);
}
