/** What a component renders where a Markdown file is to be shown, until the page has put its content there. */
export const DOCUMENT_TAG = 'docs-document';

/**
 * Text of a module for `import Steps from './_steps.md'` in a component: its default export is a component that shows the file, as a
 * part of the page that the component is on. The properties that it is given are the file's `props`, as far as JSON has them.
 * @param file path below the content root
 */
export const documentModule = (file: string): string =>
  [
    "import { createElement } from 'react';",
    'export default function Document({ children: _children, components: _components, ...props }) {',
    `  return createElement('${DOCUMENT_TAG}', { 'data-file': ${JSON.stringify(file)}, 'data-props': JSON.stringify(props) });`,
    '}',
    'export const frontMatter = {};',
    'export const toc = [];',
    '',
  ].join('\n');
