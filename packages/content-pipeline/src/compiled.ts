// What reads compiled pages needs of them, without the compiler: it loads in a twentieth of the time.
export {
  COMPILED_PAGE_VERSION,
  type CompiledPage,
  type PageAsset,
  type PageHeading,
  type PageTag,
  type ReadingFigures,
  type Slot,
  type SocialImage,
} from './compiled-page.js';
export type { FrontMatter } from './1-read/front-matter.js';
export { fillMarkdownSlots, fillSlots } from './4-write/fill-slots.js';
export { resolveMarkdown } from './4-write/resolve-markdown.js';
export { resolveReferences } from './4-write/resolve-references.js';
