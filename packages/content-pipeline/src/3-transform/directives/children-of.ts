import type { List } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { type PageContext, report } from '../page-context.js';
import { checkAttributes, spelled } from './directive-kind.js';

interface ChildKind {
  name: string;
  attributes: readonly string[];
  /** Why nothing else may stand there: `this would be …`. */
  otherwise: string;
}

/** The `:::child` directives inside a `::::parent`. All else is reported and left out. */
export function childrenOf(
  node: ContainerDirective,
  { name, attributes, otherwise }: ChildKind,
  context: PageContext,
): ContainerDirective[] {
  return node.children.filter((child): child is ContainerDirective => {
    if (child.type === 'containerDirective' && child.name === name) {
      checkAttributes(child, attributes, context);
      return true;
    }
    report(context, child, {
      code: `${node.name}-stray-content`,
      severity: 'error',
      message: `Only ":::${name}" may stand directly inside ${spelled(node)}; this would be ${otherwise}.`,
      hint: `Move it into a ${name}, or out of the ${node.name}.`,
    });
    return false;
  });
}

type ListKind = 'ordered' | 'nested';

/** The list that a directive stands around. All else is reported and left out. */
export function onlyList(node: ContainerDirective, kind: ListKind, context: PageContext): List | undefined {
  const isWanted = (child: { type: string }): child is List =>
    child.type === 'list' && (kind !== 'ordered' || Boolean((child as List).ordered));
  const list = node.children.find(isWanted);
  const stray = node.children.find((child) => child !== list);
  if (list && !stray) return list;
  report(context, stray ?? node, {
    code: `${node.name}-stray-content`,
    severity: 'error',
    message: list
      ? `${spelled(node)} takes one ${kind} list; this would be left out.`
      : `${spelled(node)} needs one ${kind} list, and there is none in it.`,
    hint: hintFor(kind, Boolean(list)),
  });
  return list;
}

function hintFor(kind: ListKind, hasList: boolean): string {
  if (kind === 'nested') return 'Write "- name" for each entry, entries of a folder indented by two spaces.';
  return hasList
    ? 'Indent what belongs to a step by three spaces, so that it is part of the list.'
    : 'Write "1. " before each step.';
}
