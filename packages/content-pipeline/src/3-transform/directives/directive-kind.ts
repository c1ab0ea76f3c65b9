import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { closestName } from '@org/site-model';
import { type PageContext, report } from '../page-context.js';

export type Directive = ContainerDirective | LeafDirective | TextDirective;

/** One directive: what it is called by the map that holds it, what it takes, and the element that it becomes. */
export interface DirectiveKind<Node extends Directive> {
  /** Attributes beside `id`, which all have. */
  attributes: readonly string[];
  /** `undefined` leaves the node to become text again. */
  build: (node: Node, context: PageContext) => RootContent | undefined;
}

export const MARKERS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

/** The directive's name as the writer typed it. */
export const spelled = ({ type, name }: Directive): string => `"${MARKERS[type]}${name}"`;

/** Warns about attributes that would have no effect. */
export function checkAttributes(node: Directive, known: readonly string[], context: PageContext): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (name === 'id' || known.includes(name)) continue;
    const nearest = closestName(name, known);
    report(context, node, {
      code: 'directive-attribute-unknown',
      severity: 'warning',
      message: `${spelled(node)} has no attribute "${name}", so it has no effect.`,
      hint: nearest ? `Did you mean "${nearest}"?` : `It knows ${['id', ...known].join(', ')}.`,
    });
  }
}

/** An attribute's value, when it is there and not empty. */
export const attribute = (node: Directive, name: string): string | undefined =>
  node.attributes?.[name] ? node.attributes[name] : undefined;

/** Reports an attribute without which the directive cannot do what it is for. */
export function reportMissing(node: Directive, name: string, why: string, context: PageContext): void {
  report(context, node, {
    code: 'directive-attribute-missing',
    severity: 'error',
    message: `${spelled(node)} has no "${name}", ${why}.`,
    hint: `Write ${MARKERS[node.type]}${node.name}{${name}="…"}.`,
  });
}
