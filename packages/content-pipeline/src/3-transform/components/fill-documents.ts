import type { Element, ElementContent, Root } from 'hast';
import type { ElementParent } from '../../page/elements.js';
import type { PartialUse } from '../mdx/element-content.js';
import { DOCUMENT_TAG } from './document-module.js';

/** The content of a Markdown file that a component shows, and what shows those of the components in it. */
export type ShowDocument = (use: PartialUse) => { content: Root; showInner: ShowDocument };

interface Filling {
  position: PartialUse['position'];
  show: ShowDocument;
  /** Renders the components that are in a file. */
  render: (content: Root, show: ShowDocument) => void;
}

/** hast → hast: puts the content of Markdown files where a component shows them. */
export function fillDocuments(parent: ElementParent, filling: Filling): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    const { dataFile, dataProps } = child.properties;
    if (child.tagName === DOCUMENT_TAG && typeof dataFile === 'string')
      return documentContent({ target: dataFile, props: propsOf(dataProps) }, filling);
    fillDocuments(child, filling);
    return [child];
  });
}

function documentContent(
  { target, props }: Pick<PartialUse, 'target' | 'props'>,
  { position, show, render }: Filling,
): ElementContent[] {
  const { content, showInner } = show({ target, props, position });
  render(content, showInner);
  return content.children as ElementContent[];
}

const propsOf = (json: Element['properties'][string]): PartialUse['props'] =>
  JSON.parse(typeof json === 'string' ? json : '{}') as PartialUse['props'];
