import type { List } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { fileTree } from '../blocks/file-tree.js';
import { type PageContext, report } from '../page-context.js';
import { onlyList } from './children-of.js';
import type { DirectiveKind } from './directive-kind.js';

/** `:::file-tree` around a nested list. */
export const fileTreeKind: DirectiveKind<ContainerDirective> = {
  attributes: [],
  build(node, context) {
    const list = onlyList(node, 'nested', context);
    if (!list) return undefined;
    checkEntries(list, context);
    return fileTree(list, node.position);
  },
};

function checkEntries(list: List, context: PageContext): void {
  for (const item of list.children) {
    for (const [index, child] of item.children.entries()) {
      if (child.type === 'list') checkEntries(child, context);
      else if (index > 0 || child.type !== 'paragraph') reportEntry(child, context);
    }
  }
}

function reportEntry(node: List['children'][number]['children'][number], context: PageContext): void {
  report(context, node, {
    code: 'file-tree-stray-content',
    severity: 'error',
    message: 'An entry of ":::file-tree" is one line with a name; this would be left out.',
    hint: 'Move it below the tree.',
  });
}
