import type { RawHtml } from '../page/compile-options.js';
import type { HeadingContext } from './headings/headings.js';
import type { MdxContext } from './mdx/mdx-context.js';
import type { ReferenceContext } from './references/references.js';
import type { ElementContext } from './to-hast/hast-options.js';

/** All that the transforms of a page share; each of them takes the part that it needs. */
export interface PageContext extends MdxContext, ElementContext, ReferenceContext, HeadingContext {
  readonly rawHtml: RawHtml;
}
