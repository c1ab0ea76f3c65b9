import type { ElementParent } from '../../page/elements.js';

/**
 * Tags that may stand in each other. What parses and writes HTML calls itself for each level: how many levels the stack holds depends on the thread and on
 * what ran before, so that without a limit the same page would be another one elsewhere. It holds some 2,000 at least.
 */
export const MAX_RAW_DEPTH = 500;

/** A tag as far as it can be told without parsing; one that ends itself opens nothing. */
const TAG = /<(\/?)([a-z][^\s/<>]*)[^<>]*>/gi;
/** They end by themselves, or where the next of their kind begins. */
const ENDS_BY_ITSELF =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|li|p|d[dt]|t[dhr]|option)$/i;

/** Whether raw HTML opens more tags in each other than can be read. */
export function isTooDeep(tree: ElementParent): boolean {
  let depth = 0;
  const stands = (parent: ElementParent): boolean =>
    parent.children.some((child) => {
      if (child.type === 'element') return stands(child);
      for (const [tag, end, name = ''] of child.type === 'raw' ? child.value.matchAll(TAG) : []) {
        if (ENDS_BY_ITSELF.test(name) || tag.endsWith('/>')) continue;
        depth = end ? Math.max(0, depth - 1) : depth + 1;
        if (depth > MAX_RAW_DEPTH) return true;
      }
      return false;
    });
  return stands(tree);
}
