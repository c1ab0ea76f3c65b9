import type { Root } from 'hast';
import { visitElements } from '../../page/visit-elements.js';
import { type PageContext, type Positioned, report } from '../../page/page-context.js';

/** Whether an id belongs to the page around the article. One of the list that ends in `-` stands for all that start so. */
export const isReservedId = (id: string, { reservedIds }: Pick<PageContext, 'reservedIds'>): boolean =>
  reservedIds.some((reserved) => (reserved.endsWith('-') ? id.startsWith(reserved) : id === reserved));

export function reportReservedId(id: string, node: Positioned, context: PageContext): void {
  report(context, node, {
    code: 'id-reserved',
    severity: 'warning',
    message: `The id "${id}" belongs to the page around the article, whose scripts and links look for it, so it is taken away here.`,
    hint: 'Choose another id.',
  });
}

/** hast → hast: takes ids away that would pose as parts of the page around the article. */
export function dropReservedIds(tree: Root, context: PageContext): void {
  visitElements(tree, (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string' || !isReservedId(id, context)) return;
    delete node.properties.id;
    reportReservedId(id, node, context);
  });
}
