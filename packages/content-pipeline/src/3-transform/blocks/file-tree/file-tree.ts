import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { type DiagnosticContext, report } from '../../../page/diagnostics.js';
import { element, isElement } from '../../../page/elements.js';
import type { Block } from '../block.js';
import { fileIcon } from './file-icons.js';
import { isPhrasing, withoutLinks } from '../flow-content.js';
import { onlyList } from '../parts.js';

/** `:::file-tree` around a nested list. What ends with `/` or has entries is a folder; folders with entries can be closed. */
export const fileTreeBlock: Block = {
  marker: ':::',
  attributes: [],
  build(use, context) {
    const list = onlyList(use, 'nested', context);
    return list && element('div', { className: ['file-tree'] }, [entries(list, context)], use.position);
  },
};

const isList = (node: ElementContent): node is Element => isElement(node, 'ul', 'ol');
const isLineBreak = (node: ElementContent): boolean => node.type === 'text' && node.value === '\n';

function entries(list: Element, context: DiagnosticContext): Element {
  const items = list.children.filter((child) => isElement(child, 'li'));
  return element(
    'ul',
    {},
    items.map((item) => element('li', {}, [entry(item, context)], item.position)),
  );
}

/** An entry is one line, and the lists below it. */
function entry(item: Element, context: DiagnosticContext): Element {
  const content = item.children.filter((child) => !isLineBreak(child));
  const [first] = content;
  const end = content.findIndex((child) => !isPhrasing(child));
  const inline = content.slice(0, end === -1 ? content.length : end);
  const name = isElement(first, 'p') ? first.children : inline;
  const rest = content.slice(isElement(first, 'p') ? 1 : inline.length);
  for (const stray of rest.filter((child) => !isList(child))) reportStray(stray, item, context);
  const lists = rest.filter(isList);
  const text = toString(element('span', {}, name)).trimEnd();
  const kind = lists.length > 0 || text.endsWith('/') ? 'folder' : 'file';
  const line = [fileIcon(text, kind), ...name];
  if (lists.length === 0) return element('span', { className: [kind] }, line);
  const summary = element('summary', { className: ['folder'] }, withoutLinks(line));
  return element('details', { open: true }, [summary, ...lists.map((list) => entries(list, context))]);
}

function reportStray(node: ElementContent, item: Element, context: DiagnosticContext): void {
  report(context, node.position ? node : item, {
    code: 'file-tree-stray-content',
    message: 'An entry of ":::file-tree" is one line with a name; this would be left out.',
    hint: 'Move it below the tree.',
  });
}
