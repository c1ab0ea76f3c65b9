import type { Root } from 'hast';
import { type DiagnosticContext, type Positioned, report } from '../../page/diagnostics.js';
import { visitElements } from '../../page/elements.js';

export interface ReservedIdsContext extends DiagnosticContext {
  /** Ids of the page around the article; one that ends in `-` means all that start so. */
  readonly reservedIds: readonly string[];
}

/** Whether an id belongs to the page around the article. One of the list that ends in `-` means all that start so. */
export const isReservedId = (id: string, { reservedIds }: Pick<ReservedIdsContext, 'reservedIds'>): boolean =>
  reservedIds.some((reserved) => (reserved.endsWith('-') ? id.startsWith(reserved) : id === reserved));

export function reportReservedId(id: string, node: Positioned, context: ReservedIdsContext): void {
  report(context, node, {
    code: 'id-reserved',
    severity: 'warning',
    message: `The id "${id}" belongs to the page around the article, whose scripts and links look for it, so it is taken away here.`,
    hint: 'Choose another id.',
  });
}

/** hast → hast: takes ids away that would pose as parts of the page around the article. */
export function dropReservedIds(tree: Root, context: ReservedIdsContext): void {
  visitElements(tree, (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string' || !isReservedId(id, context)) return;
    delete node.properties.id;
    reportReservedId(id, node, context);
  });
}
