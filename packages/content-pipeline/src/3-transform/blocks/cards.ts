import type { Element } from 'hast';
import { isIconName } from '../../icons/find-icon.js';
import { namedIcon } from '../../icons/icon-element.js';
import { locate } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import { attribute, type Block, type BlockContext, type BlockUse, reportMissing } from './block.js';
import { addressOf, BuiltIn, callBlock } from './component.js';
import { withoutLinks } from './flow-content.js';
import { partElement, partsOf } from './parts.js';

/** `::::cards` around `:::card`. `role` is said again, because some browsers take it from a list that is drawn without markers. */
export const cardsBlock: Block = {
  marker: ':::',
  attributes: [],
  build(use, context) {
    const entries = partsOf(use, 'card', 'on no card', context).map((part) => card(part, context));
    return element('ul', { className: ['cards'], role: 'list' }, entries, use.position);
  },
};

/** `:::card{title href icon}`; the title may be in brackets instead, with markup. */
export const cardBlock: Block = {
  marker: ':::',
  attributes: ['title', 'href', 'icon'],
  parent: 'cards',
  build: partElement,
};

/** The title alone is the link, stretched over the card by the style sheet: content may have links of its own. */
function card(use: BlockUse, context: BlockContext): Element {
  const { position } = use;
  const [written, href, icon] = ['title', 'href', 'icon'].map((name) => attribute(use, name));
  const label = use.label();
  if (!label && !written) reportMissing(use, 'title', 'so readers would not know what the card is', context);
  const title = label ?? [textNode(written ?? '')];
  const name = href ? [element('a', { href }, withoutLinks(title), position)] : title;
  const heading = [...(icon ? cardIcon(icon, use, context) : []), ...name];
  const children = [element('p', { className: ['card-title'] }, heading), ...use.children()];
  return element('li', { className: ['card'] }, children, position);
}

/** The name of an icon, an emoji or another short text, or an image: decoration, because the title says it all. `no-zoom` keeps the shell from making it a button. */
function cardIcon(icon: string, use: BlockUse, context: BlockContext): Element[] {
  if (isIconName(icon)) {
    const drawing = namedIcon(icon, use, context);
    return drawing ? [element('span', { className: ['card-icon'] }, [drawing])] : [];
  }
  if (!/[./]/.test(icon)) {
    return [element('span', { className: ['card-icon'], ariaHidden: 'true' }, [textNode(icon)])];
  }
  const image = element('img', { src: icon, alt: '' }, [], use.position);
  return [element('picture', { className: ['card-icon', 'no-zoom'] }, [image])];
}

/** `<Card title href icon>` */
export const cardComponent = new BuiltIn((call) => {
  const { title, href, to, icon } = call.props;
  const attributes = { href: href ?? to, icon: addressOf(icon) ?? icon };
  return callBlock(cardBlock, 'card', call, { attributes, label: title });
});

/** `::child-cards`: cards of the pages below this one. Which those are is known when the site is linked. */
export const childCardsBlock: Block = {
  marker: '::',
  attributes: [],
  build({ position }, context) {
    const { file, line, column } = locate(context, { position });
    const slot = { kind: 'child-cards', ...(file !== context.source && { file }), line, column } as const;
    const dataSlot = String(context.slots.push(slot) - 1);
    return element('ul', { className: ['cards'], role: 'list', dataSlot }, [], position);
  },
};
