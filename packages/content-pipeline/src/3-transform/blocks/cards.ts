import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type BlockElement, blockElement, textNode, type Position } from './block-element.js';
import { withoutLinks } from './without-links.js';

export interface Card {
  title: PhrasingContent[];
  href?: string | undefined;
  /** An emoji or another short text, or the path of an image. */
  icon?: string | undefined;
  children: (BlockContent | DefinitionContent)[];
  position?: Position | undefined;
}

/** A list of cards. `role` is said again, because some browsers take it from a list that is drawn without markers. */
export const cards = (entries: Card[], position?: Position): BlockElement =>
  blockElement('ul', { className: ['cards'], role: 'list' }, entries.map(card), position);

/** The title alone is the link, stretched over the card by the style sheet: content may have links of its own. */
function card({ title, href, icon, children, position }: Card): BlockElement {
  const name: PhrasingContent[] = href
    ? [{ type: 'link', url: href, children: withoutLinks(title), ...(position && { position }) }]
    : title;
  const heading: BlockContent = {
    type: 'paragraph',
    data: { hProperties: { className: ['card-title'] } },
    children: [...(icon ? [cardIcon(icon, position)] : []), ...name],
  };
  return blockElement('li', { className: ['card'] }, [heading, ...children], position);
}

/** Decoration: the title beside it says it all. `no-zoom` keeps the shell from making the image a button. */
function cardIcon(icon: string, position: Position | undefined): BlockElement {
  if (!/[./]/.test(icon)) {
    return blockElement('span', { className: ['card-icon'], ariaHidden: 'true' }, [textNode(icon)]);
  }
  return blockElement('picture', { className: ['card-icon', 'no-zoom'] }, [
    { type: 'image', url: icon, alt: '', ...(position && { position }) },
  ]);
}
