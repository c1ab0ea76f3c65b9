import type { Paragraph, Parents, PhrasingContent, RootContent } from 'mdast';

const isMdx = ({ type }: PhrasingContent): boolean =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
const isSpace = (node: PhrasingContent): boolean => node.type === 'text' && !node.value.trim();

/** Tags and expressions that stand alone in a paragraph stand for themselves: `<Note>text</Note>` on a line is no paragraph. */
export function unravel(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if ('children' in child) unravel(child);
    return child.type === 'paragraph' && isRavelled(child)
      ? child.children.filter(isMdx).map(toFlow)
      : [child];
  }) as typeof parent.children;
}

const isRavelled = ({ children, data }: Paragraph): boolean =>
  !(data as { directiveLabel?: boolean } | undefined)?.directiveLabel &&
  children.some(isMdx) &&
  children.every((child) => isMdx(child) || isSpace(child));

function toFlow(node: PhrasingContent): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as RootContent;
  return { ...node, type: 'mdxFlowExpression' } as RootContent;
}
