import { visit } from 'unist-util-visit';

/** remark: text in capitals, with `options.mark` behind it. */
export default function shout({ mark = '' } = {}) {
  return (tree) => visit(tree, 'text', (node) => void (node.value = node.value.toUpperCase() + mark));
}
