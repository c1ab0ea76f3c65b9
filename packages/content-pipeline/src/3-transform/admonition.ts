import type { ContainerDirective } from 'mdast-util-directive';
import type { PageContext } from './page-context.js';
import { takeLabel } from './directive-label.js';

const TYPES = new Set(['note', 'tip', 'info', 'caution', 'warning', 'danger']);

export const isAdmonition = (name: string): boolean => TYPES.has(name);

/** `:::note[Title]` → `<div class="admonition" data-type="note" role="note">` with a visible title. */
export function admonition(node: ContainerDirective, context: PageContext): void {
  const label = takeLabel(node);
  const title = context.labels.admonitions[node.name] ?? node.name;
  node.data = {
    hName: 'div',
    hProperties: {
      className: ['admonition'],
      dataType: node.name,
      role: 'note',
      id: node.attributes?.id ?? undefined,
    },
  };
  node.children.unshift({
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: label ?? [{ type: 'text', value: title }],
  });
}
