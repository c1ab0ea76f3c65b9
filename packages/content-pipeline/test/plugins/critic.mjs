import { visit } from 'unist-util-visit';

/** remark: remarks on each emphasis, in the severity of its text; fails at a `failure`, throws at a `crash`. */
export default function critic() {
  return (tree, file) =>
    visit(tree, 'emphasis', (node) => {
      const [{ value }] = node.children;
      if (value === 'crash') throw new Error('It broke.');
      if (value === 'failure') file.fail('Not like this', node);
      const message = file.message(`Emphasis in ${file.path}: ${file.data.frontMatter.title}`, node);
      if (value === 'info') message.fatal = null;
    });
}
