/** Puts Markdown from elsewhere behind the page. */
export default function parses({ text }) {
  return (tree) => {
    tree.children.push(...this.parse(text).children);
  };
}
