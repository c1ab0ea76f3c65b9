import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { closestName } from '@org/site-model';
import { badge } from '../blocks/badge.js';
import { blockElement } from '../blocks/block-element.js';
import { keys } from '../blocks/keys.js';
import { report } from '../page-context.js';
import { ADMONITION_TYPES } from './admonition.js';
import { attribute, type DirectiveKind } from './directive-kind.js';

type InlineKind = DirectiveKind<TextDirective>;

/** `:sub[2]`: a directive that is named as its element. */
export const elementKind: InlineKind = {
  attributes: [],
  build: ({ name, children, position }) => blockElement(name, {}, children, position),
};

/** `:abbr[CMS]{title="…"}` */
export const abbrKind: InlineKind = {
  attributes: ['title'],
  build: (node) => blockElement('abbr', { title: attribute(node, 'title') }, node.children, node.position),
};

/** `:kbd[Ctrl+K]` */
export const kbdKind: InlineKind = {
  attributes: [],
  build: (node) => keys(toString(node)),
};

/** `:badge[New]{type=tip}` */
export const badgeKind: InlineKind = {
  attributes: ['type'],
  build(node, context) {
    const type = attribute(node, 'type') ?? 'note';
    const known: readonly string[] = ADMONITION_TYPES;
    if (known.includes(type)) return badge(type, node.children);
    const nearest = closestName(type, known);
    report(context, node, {
      code: 'badge-type-unknown',
      severity: 'warning',
      message: `The badge type "${type}" is not known; the badge looks like a note.`,
      hint: nearest ? `Did you mean "${nearest}"?` : `Known ones are ${known.join(', ')}.`,
    });
    return badge('note', node.children);
  },
};
