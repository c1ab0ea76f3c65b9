import { foldSpaces } from '@org/site-model';
import type { Nodes, Root, RootContent } from 'mdast';

const COMMENT = /^<!--\s*truncate\s*-->\s*$/;
const EXPRESSION = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/**
 * What a page says before the comment `truncate`, a paragraph each, as plain text: what lists show of it. `undefined` without the
 * comment; it stands between blocks, not in one.
 */
export function excerptOf({ children }: Root): string[] | undefined {
  const end = children.findIndex(isMarker);
  return end < 0 ? undefined : children.slice(0, end).flatMap(paragraphs);
}

const isMarker = (node: RootContent): boolean =>
  (node.type === 'html' && COMMENT.test(node.value)) ||
  (node.type === 'mdxFlowExpression' && EXPRESSION.test(node.value));

function paragraphs(node: Nodes): string[] {
  if (node.type === 'heading' || node.type === 'table') return [];
  if (node.type !== 'paragraph') return 'children' in node ? node.children.flatMap(paragraphs) : [];
  const text = foldSpaces(textOf(node)).trim();
  return text === '' ? [] : [text];
}

/** Neither HTML nor what an image says in its place. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
