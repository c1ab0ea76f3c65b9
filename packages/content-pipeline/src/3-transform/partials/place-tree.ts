import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourceText } from '../../page/source-texts.js';

/**
 * Makes a partial's tree ready for a page: positions become those of the whole, in JavaScript too, and the names of link
 * definitions and footnotes become the partial's own, so that they cannot meet those of the page.
 */
export function placeTree(tree: Root, source: SourceText, order: number): void {
  visit(tree, (node) => {
    for (const point of [node.position?.start, node.position?.end]) movePoint(point, source);
    if ('identifier' in node) node.identifier = `include-${order}-${node.identifier}`;
    if (/^mdx/i.test(node.type))
      movePoints({ ...node, children: [], position: undefined }, source, new Set());
  });
}

type Point = NonNullable<Nodes['position']>['start'];

function movePoint(point: Point | undefined, { linesBefore, charactersBefore }: SourceText): void {
  if (!point) return;
  point.line += linesBefore;
  if (point.offset !== undefined) point.offset += charactersBefore;
}

/** Code has its positions somewhere below; some of its nodes share them. */
function movePoints(value: unknown, source: SourceText, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('line' in value && 'column' in value) movePoint(value as Point, source);
  for (const inner of Object.values(value)) movePoints(inner, source, seen);
}
