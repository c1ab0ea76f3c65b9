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
} from './page/compiled-page.js';
export type { FrontMatter } from './page/front-matter.js';
export { joinHtml, joinMarkdown, type PageLinks } from './4-write/join-page.js';
export { measureReading } from './page/measure-reading.js';
export { markReference, type Segment, type SlotSegment, toSegments } from './page/segments.js';
