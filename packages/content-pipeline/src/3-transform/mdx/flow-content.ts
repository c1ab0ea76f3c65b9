import type { BlockContent, PhrasingContent, RootContent } from 'mdast';

const PHRASING = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
  'textDirective',
]);
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi br button cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether a node belongs into a paragraph. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  if (node.type !== 'docsElement') return PHRASING.has(node.type);
  return INLINE_ELEMENTS.has(node.data.hName) || node.data.hProperties.dataInline === true;
}

/** Content for a place that takes blocks: text that stands beside blocks gets a paragraph. */
export function flowContent(nodes: RootContent[]): BlockContent[] {
  const blocks: RootContent[] = [];
  let open: PhrasingContent[] = [];
  const close = (): void => {
    if (open.some((node) => node.type !== 'text' || node.value.trim())) {
      const position = open.find((node) => node.position)?.position;
      blocks.push({ type: 'paragraph', children: open, ...(position && { position }) });
    }
    open = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      open.push(node);
    } else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks as BlockContent[];
}

/** Content for a place that takes text: paragraphs give their content. */
export const phrasingContent = (nodes: RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
