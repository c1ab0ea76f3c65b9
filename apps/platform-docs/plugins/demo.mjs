/** A remark plugin of this site: `:::demo` shows the Markdown in it, and below that what becomes of it. */
export default function demo() {
  return (tree, file) => {
    showSources(tree, String(file));
  };
}

/** @param {any} node */
function showSources(node, text) {
  for (const child of node.children ?? []) {
    if (child.type === 'containerDirective' && child.name === 'demo') show(child, text);
    else showSources(child, text);
  }
}

function show(directive, text) {
  const { children } = directive;
  const start = children[0]?.position.start.offset ?? 0;
  const end = children.at(-1)?.position.end.offset ?? start;
  const result = {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['demo-result'] } },
    children,
  };
  directive.data = { hName: 'div', hProperties: { className: ['demo'] } };
  directive.children = [{ type: 'code', lang: 'md', value: text.slice(start, end) }, result];
}
