import type { ElementContent } from 'hast';
import { element, isElement, isSpace, textNode } from '../../page/elements.js';
import { attribute, type Block, reportMissing } from './block.js';
import { addressOf, BuiltIn, callBlock, textOf } from './component.js';

/** `:::figure{caption="…"}`, or `:::figure[Caption with *markup*]`, around what the caption is for. */
export const figureBlock: Block = {
  marker: ':::',
  attributes: ['caption'],
  build(use, context) {
    const label = use.label();
    const caption = attribute(use, 'caption');
    if (!label && !caption)
      reportMissing(use, 'caption', 'and without one it is no more than its content', context);
    const line = element('figcaption', {}, label ?? [textNode(caption ?? '')]);
    const children = [...use.children().flatMap(bareImages), line];
    return element('figure', { className: ['figure'] }, children, use.position);
  },
};

/** An image is in the figure itself, not in a paragraph. */
function bareImages(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'p')) return [node];
  const isImage = (child: ElementContent): boolean => isElement(child, 'img');
  const isBare = node.children.every((child) => isImage(child) || isSpace(child));
  return isBare ? node.children.filter(isImage) : [node];
}

/** `<Figure src alt caption>` */
export const figure = new BuiltIn((call) => {
  const { src, alt, caption } = call.props;
  const address = addressOf(src) ?? textOf(src);
  const image = address ? [element('img', { src: address, alt: textOf(alt) }, [], call.position)] : [];
  const children = (): ElementContent[] => [...image, ...call.children()];
  return callBlock(figureBlock, 'figure', call, { label: caption, children });
});
