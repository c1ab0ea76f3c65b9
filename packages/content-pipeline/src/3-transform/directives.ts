import type { Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';
import { admonition, isAdmonition } from './admonition.js';
import { takeLabel } from './directive-label.js';
import { type PageContext, report } from './page-context.js';
import { tabs } from './tabs.js';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** Container directives by name. Each turns its node into elements in place, through `data.hName`. */
const containers = new Map<string, (node: ContainerDirective, context: PageContext) => void>([
  ['tabs', tabs],
  ['details', details],
]);

/** Text directives, each named as its element. */
const inline = new Set(['kbd', 'abbr', 'sub', 'sup', 'mark']);

/** mdast → mdast: gives every directive its elements. Colons that were never meant as a directive become text again. */
export function transformDirectives(context: PageContext, source: string) {
  return (tree: Root): void => {
    let tabSets = 0;
    visit(tree, (node, index, parent): VisitorResult => {
      if (node.data?.hName) return undefined;
      if (node.type === 'textDirective') return transformInline(node, index, parent, source);
      if (node.type === 'leafDirective') return unknownDirective(node, context);
      if (node.type !== 'containerDirective') return undefined;
      if (isAdmonition(node.name)) return admonition(node, context);
      const transform = containers.get(node.name);
      if (!transform) return unknownDirective(node, context);
      if (node.name === 'tabs') node.attributes = { ...node.attributes, key: String(++tabSets) };
      return transform(node, context);
    });
  };
}

function details(node: ContainerDirective): void {
  const label = takeLabel(node);
  node.data = { hName: 'details', hProperties: { className: ['details'] } };
  node.children.unshift({
    type: 'paragraph',
    data: { hName: 'summary' },
    children: label ?? [{ type: 'text', value: 'Details' }],
  });
}

function transformInline(
  node: TextDirective,
  index: number | undefined,
  parent: Parents | undefined,
  source: string,
): [typeof SKIP, number] | undefined {
  if (inline.has(node.name)) {
    node.data = { hName: node.name, hProperties: { ...node.attributes } };
    return undefined;
  }
  // `10:30`, `a:b` and the like parse as directives; what the writer typed is what they meant.
  const { start, end } = node.position ?? {};
  const typed =
    start?.offset !== undefined && end?.offset !== undefined
      ? source.slice(start.offset, end.offset)
      : `:${node.name}${toString(node)}`;
  parent?.children.splice(index ?? 0, 1, { type: 'text', value: typed } as RootContent);
  return [SKIP, (index ?? 0) + 1];
}

function unknownDirective(node: Directive, context: PageContext): void {
  report(context, node, {
    code: 'directive-unknown',
    severity: 'error',
    message: `The directive "${node.type === 'leafDirective' ? '::' : ':::'}${node.name}" is not known, so its content would lose its meaning.`,
    hint: `Known ones are note, tip, info, caution, warning, danger, ${[...containers.keys()].join(', ')}.`,
  });
}
