import type { Reference } from '@org/site-model';
import type { CompiledPage } from '../compiled-page.js';

/** What is escaped, and code in a line or a fence, where nothing is a link; then a link's address. */
const CODE_OR_LINK = /\\[\s\S]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\]\(docs-ref:(\d+)(?=[ )])/g;

/** Puts final addresses into a compiled page's Markdown, as `resolveReferences` does into its HTML. */
export function resolveMarkdown(
  page: Pick<CompiledPage, 'markdown' | 'references'>,
  resolve: (reference: Reference, index: number) => string,
): string {
  return page.markdown.replace(
    CODE_OR_LINK,
    (whole, _code: string | undefined, index: string | undefined) => {
      const reference = index === undefined ? undefined : page.references[Number(index)];
      return reference ? `](${destination(resolve(reference, Number(index)))}` : whole;
    },
  );
}

const destination = (href: string): string => (/[\s()<>]/.test(href) ? `<${encodeURI(href)}>` : href);
