import type { CompiledPage, Reference } from '../compiled-page.js';

const SLOT = /"docs-ref:(\d+)"/g;

/** Puts final addresses into a compiled page's HTML. `resolve` returns a URL; it is escaped here. */
export function resolveReferences(
  page: Pick<CompiledPage, 'html' | 'references'>,
  resolve: (reference: Reference, index: number) => string,
): string {
  return page.html.replace(SLOT, (_, index: string) => {
    const reference = page.references[Number(index)];
    return `"${reference ? escapeAttribute(resolve(reference, Number(index))) : ''}"`;
  });
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
