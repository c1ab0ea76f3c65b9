import type { Heading } from '@org/site-model';
import type { Element, Root } from 'hast';
import { element, textNode, visitElements } from '../../page/elements.js';

/** hast → hast: a table of contents in the text, `<TOCInline />`, gets the page's headings as a list of links. */
export function fillInlineToc(tree: Root, headings: Heading[]): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'docs-toc') return;
    const [min, max] = [Number(node.properties.dataMin), Number(node.properties.dataMax)];
    const shown = headings.filter(({ depth }) => depth >= min && depth <= max);
    Object.assign(node, {
      tagName: 'nav',
      properties: { className: ['inline-toc'] },
      children: [nested(shown)],
    });
  });
}

/** Deeper headings are in the entry above them. */
function nested(headings: Heading[]): Element {
  const depth = Math.min(...headings.map((heading) => heading.depth));
  const entries: Element[] = [];
  for (let start = 0; start < headings.length;) {
    const next = headings.findIndex((heading, index) => index > start && heading.depth <= depth);
    const end = next === -1 ? headings.length : next;
    entries.push(entry(headings.slice(start, end)));
    start = end;
  }
  return element('ul', {}, entries);
}

function entry([first, ...inner]: Heading[]): Element {
  const link = element('a', { href: `#${first?.id ?? ''}` }, [textNode(first?.text ?? '')]);
  return element('li', {}, inner.length > 0 ? [link, nested(inner)] : [link]);
}
