import { componentOf, type PageModule, pagesByName } from '../client/page-modules.js';
import type { DocumentInput } from './document-input.js';
import { renderDocument } from './render-document.js';

/** The renderer of a site, from its page modules as `import.meta.glob(…, { eager: true })` gives them. */
export function createRenderer(
  modules: Record<string, unknown>,
): (input: Omit<DocumentInput, 'PageComponent'>) => string {
  const pages = pagesByName(modules as Record<string, PageModule>);
  return (input) => {
    const { page } = input.envelope;
    if (page.kind !== 'component') return renderDocument({ ...input, PageComponent: null });
    const module = pages[page.component];
    if (!module) {
      throw new Error(
        `The page ${page.path} names the component "${page.component}", which the app does not have.`,
      );
    }
    return renderDocument({ ...input, PageComponent: componentOf(page.component, module) });
  };
}
