import type { ElementContent } from 'hast';
import { element, isElement, textNode } from '../../page/elements.js';
import type { Block } from './block.js';
import { BuiltIn, callBlock } from './component.js';
import { withoutLinks } from './flow-content.js';

/** `:::details[Title]{open}`: content behind a line that opens it. The platform's own element, so it works without a script. */
export const detailsBlock: Block = {
  marker: ':::',
  attributes: ['open'],
  build({ attributes, label, children, position }, { messages }) {
    const summary = element('summary', {}, withoutLinks(label() ?? [textNode(messages.details)]));
    const properties = { className: ['details'], open: attributes.open != null };
    return element('details', properties, [summary, ...children()], position);
  },
};

/** `<Details summary="…" open>`; the summary is a property, or the first thing inside. */
export const details = new BuiltIn((call) => {
  const { summary, open } = call.props;
  const content = call.children();
  const inside = content.find((node) => isElement(node, 'summary'));
  const given = summary == null ? (inside ? [inside] : []) : call.content(summary);
  const label = unwrap(given);
  return callBlock(
    detailsBlock,
    'details',
    { ...call, content: () => label },
    {
      attributes: { open },
      label: label.length > 0 ? label : undefined,
      children: () => content.filter((node) => node !== inside),
    },
  );
});

/** A summary given as `<summary>` is its content. */
const unwrap = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isElement(node, 'summary') ? node.children : [node]));
