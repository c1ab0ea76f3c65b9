import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourceText } from '../source-texts.js';

/**
 * Makes a partial's tree ready to stand in a page: positions become those of the whole, and the names of link definitions
 * and footnotes become the partial's own, so that they cannot meet those of the page.
 */
export function placeTree(tree: Root, source: SourceText, order: number): void {
  visit(tree, (node) => {
    for (const point of [node.position?.start, node.position?.end]) {
      if (!point) continue;
      point.line += source.linesBefore;
      if (point.offset !== undefined) point.offset += source.charactersBefore;
    }
    if ('identifier' in node) node.identifier = `include-${order}-${node.identifier}`;
  });
}
