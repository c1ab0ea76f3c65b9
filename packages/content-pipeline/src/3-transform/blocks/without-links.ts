import type { PhrasingContent } from 'mdast';

/** Text for a place that is itself pressed, such as a summary: a link in it could not be reached by everybody. */
export function withoutLinks(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'link' || node.type === 'linkReference') return withoutLinks(node.children);
    if (node.type === 'footnoteReference') return [];
    if ('children' in node) node.children = withoutLinks(node.children as PhrasingContent[]);
    return [node];
  });
}
