import { element, textNode } from '../../../page/elements.js';
import type { Block } from '../block.js';
import { BuiltIn, callBlock, textOf } from '../component.js';

export const ADMONITION_TYPES = ['note', 'tip', 'info', 'caution', 'warning', 'danger'] as const;

/** `:::note[Title]`: a note beside the text. Without a title it has its type's name. */
export const admonitionBlock: Block = {
  marker: ':::',
  attributes: [],
  build({ name, label, children, position }, { messages }) {
    const title = label() ?? [textNode(messages.admonitions[name] ?? name)];
    return element(
      'div',
      { className: ['admonition'], dataType: name, role: 'note' },
      [element('p', { className: ['admonition-title'] }, title), ...children()],
      position,
    );
  },
};

/** Names of Docusaurus for the types that this package has. */
const TYPE_OF_ALIAS = new Map([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
]);
const KNOWN: readonly string[] = ADMONITION_TYPES;

/** `<Admonition type="tip" title="…">` */
export const admonition = new BuiltIn((call) => {
  const type = textOf(call.props.type) || 'note';
  return callBlock(admonitionBlock, TYPE_OF_ALIAS.get(type) ?? type, call, { label: call.props.title });
});

/** `<Note title="…">`, and so on for each type. */
export const admonitions: Record<string, BuiltIn> = Object.fromEntries(
  KNOWN.map((type) => [
    type.charAt(0).toUpperCase() + type.slice(1),
    new BuiltIn((call) => callBlock(admonitionBlock, type, call, { label: call.props.title })),
  ]),
);
