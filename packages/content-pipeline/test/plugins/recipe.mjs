import { visit } from 'unist-util-visit';

/** remark: gives `:::recipe` an element of its own. */
export default function recipe() {
  return (tree) =>
    visit(tree, { type: 'containerDirective', name: 'recipe' }, (node) => {
      node.data = { hName: 'section', hProperties: { className: ['recipe'] } };
    });
}
