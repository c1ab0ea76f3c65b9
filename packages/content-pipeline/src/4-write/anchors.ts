import type { Root } from 'hast';
import { type DiagnosticContext, report } from '../page/diagnostics.js';
import { visitElements } from '../page/elements.js';

/**
 * Every id of the page's heading and of the article in document order; one that is given twice is reported, because links could
 * only reach the first.
 */
export function collectAnchors(
  tree: Root,
  headingId: string | undefined,
  context: DiagnosticContext,
): string[] {
  const anchors = new Set<string>(headingId ? [headingId] : []);
  visitElements(tree, (node) => {
    const id = node.properties.id;
    if (typeof id !== 'string' || id === '') return;
    if (anchors.has(id)) {
      report(context, node, {
        code: 'anchor-duplicate',
        message: `The id "${id}" is used twice on this page, so links reach only the first place.`,
        hint: 'Give one of the two another {#id}.',
      });
    }
    anchors.add(id);
  });
  return [...anchors];
}
