import type { List, ListItem, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type BlockElement, blockElement, type Position } from './block-element.js';
import { withoutLinks } from './without-links.js';

/** A nested list of files. What ends with `/` or has entries is a folder; folders with entries can be closed. */
export const fileTree = (list: List, position?: Position): BlockElement =>
  blockElement('div', { className: ['file-tree'] }, [entries(list)], position);

const entries = (list: List): BlockElement =>
  blockElement(
    'ul',
    {},
    list.children.map((item) => blockElement('li', {}, [entry(item)], item.position)),
  );

function entry(item: ListItem): BlockElement {
  const [first, ...rest] = item.children;
  const name: PhrasingContent[] = first?.type === 'paragraph' ? first.children : [];
  const lists = (first?.type === 'list' ? item.children : rest).filter((child) => child.type === 'list');
  if (lists.length > 0) {
    const summary = blockElement('summary', { className: ['folder'] }, withoutLinks(name));
    return blockElement('details', { open: true }, [summary, ...lists.map(entries)]);
  }
  const kind = toString(name).trimEnd().endsWith('/') ? 'folder' : 'file';
  return blockElement('span', { className: [kind] }, name);
}
