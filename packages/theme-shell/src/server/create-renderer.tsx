import { componentOf, type PageModule, pagesByName } from '../client/pages/page-modules.js';
import type { ShellCustomisation } from '../components/frame/part.js';
import type { DocumentInput } from './document-input.js';
import { renderDocument } from './render-document.js';

/**
 * The renderer of a site, from its page modules as `import.meta.glob(…, { eager: true })` gives them and, if it has any, its
 * own parts and slots.
 */
export function createRenderer(
  modules: Record<string, unknown>,
  customisation?: ShellCustomisation,
): (input: Omit<DocumentInput, 'PageComponent'>) => string {
  const pages = pagesByName(modules as Record<string, PageModule>);
  const render = (input: DocumentInput): string => renderDocument({ customisation, ...input });
  return (input) => {
    const { page } = input.envelope;
    if (page.kind !== 'component') return render({ ...input, PageComponent: null });
    const module = pages[page.component];
    if (!module) {
      throw new Error(
        `The page ${page.path} names the component "${page.component}", which the app does not have.`,
      );
    }
    return render({ ...input, PageComponent: componentOf(page.component, module) });
  };
}
