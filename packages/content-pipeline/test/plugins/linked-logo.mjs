/** rehype: a heading and an image in front of the page. */
export default function linkedLogo({ src }) {
  return (tree) => {
    tree.children.unshift(
      { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'Added' }] },
      { type: 'element', tagName: 'img', properties: { src, alt: '' }, children: [] },
    );
  };
}
