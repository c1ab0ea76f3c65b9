import { escapeHtml, type Reference } from '@org/site-model';
import type { CompiledPage } from '../compiled-page.js';

/** An opening tag as `rehype-stringify` writes it. Text that merely looks like a slot is outside of one. */
const TAG = /<[a-z][^">]*(?:"[^"]*"[^">]*)*>/gi;
const SLOT = /="docs-ref:(\d+)"/g;

/** Puts final addresses into a compiled page's HTML. `resolve` returns a URL; it is escaped here. */
export function resolveReferences(
  page: Pick<CompiledPage, 'html' | 'references'>,
  resolve: (reference: Reference, index: number) => string,
): string {
  const fill = (_: string, index: string): string => {
    const reference = page.references[Number(index)];
    return `="${reference ? escapeHtml(resolve(reference, Number(index))) : ''}"`;
  };
  return page.html.replace(TAG, (tag) => tag.replace(SLOT, fill));
}
