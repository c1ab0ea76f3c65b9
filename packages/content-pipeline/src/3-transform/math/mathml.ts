import type { Element, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import { styledLetters } from './math-letters.js';

const TOKEN = /<\/[\w-]+>|<([\w-]+)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;
const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['#x27', "'"],
]);

/** The `<math>` of what KaTeX has written: well-formed, without comments, so that no HTML parser is needed. */
export function readMathml(text: string): Element {
  const root = elementOf('root', {});
  const open = [root];
  for (const [token, tagName, attributes = '', closed] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (tagName) {
      const element = elementOf(tagName, propertiesOf(attributes));
      parent.children.push(element);
      if (!closed) open.push(element);
    } else if (token.startsWith('</')) {
      open.pop();
    } else {
      parent.children.push({ type: 'text', value: decode(token) });
    }
  }
  const math = findMath(root) ?? elementOf('math', {});
  styleLetters(math);
  return math;
}

const elementOf = (tagName: string, properties: Properties): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

/** In HTML the name of the space says nothing. */
function propertiesOf(attributes: string): Properties {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].filter(([, name]) => name !== 'xmlns');
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) =>
      name === 'class' ? ['className', value.split(' ')] : [name, decode(value)],
    ),
  );
}

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);

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
    node.children = [{ type: 'text', value: styledLetters(toString(node), mathvariant) }];
    return;
  }
  for (const child of node.children) if (child.type === 'element') styleLetters(child);
}
