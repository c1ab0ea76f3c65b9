// What reads compiled pages needs of them, without the compiler: it loads in a twentieth of the time.
export {
  COMPILED_PAGE_VERSION,
  type CompiledPage,
  type Heading,
  type PageAsset,
  type ReadingFigures,
  type Reference,
  type Section,
  type Slot,
  type SlotCard,
} from './compiled-page.js';
export type { Diagnostic, Severity } from './diagnostic.js';
export type { FrontMatter } from './1-read/front-matter.js';
export { fillMarkdownSlots, fillSlots } from './4-write/fill-slots.js';
export { resolveMarkdown } from './4-write/resolve-markdown.js';
export { resolveReferences } from './4-write/resolve-references.js';
