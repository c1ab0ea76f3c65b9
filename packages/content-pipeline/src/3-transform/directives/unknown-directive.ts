import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { closestName } from '@org/site-model';
import { type PageContext, report } from '../page-context.js';
import { MARKERS, spelled } from './directive-kind.js';
import { containers, leaves } from './known-directives.js';

/** Directives that have a meaning only directly inside another one. */
const PARENTS = new Map([
  ['tab', 'tabs'],
  ['card', 'cards'],
]);

const SPELLINGS = [
  ...[...containers.keys()].map((name) => MARKERS.containerDirective + name),
  ...['include', ...leaves.keys()].map((name) => MARKERS.leafDirective + name),
];

export function reportUnknown(node: ContainerDirective | LeafDirective, context: PageContext): void {
  report(context, node, {
    code: 'directive-unknown',
    severity: 'error',
    message: `The directive ${spelled(node)} is not known, so its content would lose its meaning.`,
    hint: hintFor(node),
  });
}

/** The right place, the right number of colons, the nearest name, or all there are. */
function hintFor(node: ContainerDirective | LeafDirective): string {
  const parent = PARENTS.get(node.name);
  if (parent) return `Write :::${node.name} inside ::::${parent}, which needs one colon more.`;
  const sameName = SPELLINGS.find((spelling) => spelling.replace(/^:+/, '') === node.name);
  if (sameName) return `Write ${sameName}.`;
  const nearest = closestName(MARKERS[node.type] + node.name, SPELLINGS);
  return nearest ? `Did you mean "${nearest}"?` : `Known ones are ${SPELLINGS.join(', ')}.`;
}
