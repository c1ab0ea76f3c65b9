import path from 'node:path';
import { documentModule } from '@org/content-pipeline';
import type { Plugin } from 'vite';
import { nameInWorkspace } from '../diagnostics/file-names.js';

const DOCUMENT = /\.mdx?$/i;

/** Markdown that a component imports, `import Steps from './_steps.md'`: a component, whose content is compiled with each page that shows it. */
export const shownDocuments = (contentDir: string): Plugin => ({
  name: 'shown-documents',
  enforce: 'pre',
  load(id) {
    if (!DOCUMENT.test(id)) return null;
    const name = path.relative(contentDir, id).replaceAll(path.sep, '/');
    if (name !== '..' && !name.startsWith('../')) return documentModule(name);
    const message = `"${nameInWorkspace(id)}" is not below the content folder, so no page can show it: move it there, and import it from its new place`;
    return `export default function Outside() { throw new Error(${JSON.stringify(message)}); }`;
  },
});
