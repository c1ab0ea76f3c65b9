import type { Diagnostic, Heading, Position, Reference, Section } from '@org/site-model';
import type { FrontMatter } from './front-matter.js';
import type { Segment } from './segments.js';

/** Raised whenever the shape or the meaning of {@link CompiledPage} changes; a reader of stored pages must compare it. */
export const COMPILED_PAGE_VERSION = 10;

/** One page after COMPILE: plain JSON, made from the page's own bytes and the files it includes, and from nothing else. */
export interface CompiledPage {
  version: typeof COMPILED_PAGE_VERSION;
  /** Document id: the source path without its extension, or with the front matter's `id` as its last segment. */
  id: string;
  /** Source path relative to the content root, with `/` separators. */
  source: string;
  frontMatter: FrontMatter;
  /** Front matter `title`, else the first level-1 heading, else the file's name in words. */
  title: string;
  /** The first level-1 heading, which is what readers see above the article. @default none: they see the title */
  heading?: PageHeading;
  /** Front matter `tags`, in their order. */
  tags: PageTag[];
  /** Front matter `image`. @default none */
  image?: SocialImage;
  /** Front matter `description`, else the first paragraph as plain text, cut at a word near 160 characters. */
  description: string;
  /** What is before the comment `truncate`, `<!-- truncate -->`: its paragraphs as plain text. @default there is no such comment */
  excerpt?: string[];
  /**
   * The article, in segments between what only LINK can decide: the addresses of {@link CompiledPage.references}, and the
   * cards of {@link CompiledPage.slots}. `joinHtml` puts them in. The level-1 heading is not part of it.
   */
  html: Segment[];
  /**
   * The page as plain Markdown under its title, for machines: directives, components and raw HTML are expressed in CommonMark
   * and GFM. In segments like `html`; `joinMarkdown` puts the addresses and cards in.
   */
  markdown: Segment[];
  headings: Heading[];
  /** Every reference to a file, route or anchor of the same site, in document order. */
  references: Reference[];
  /** Every id that a link may point to, headings included, in document order. */
  anchors: string[];
  sections: Section[];
  /** What the page needs beside the style sheet and the scripts that all pages have, sorted. */
  assets: PageAsset[];
  /** Places that only LINK can fill, because they show other pages; see `joinHtml`. */
  slots: Slot[];
  /** Names of the islands in the article, sorted: components of React that the browser makes interactive. */
  islands: string[];
  /** Content-root paths of every other file that took part in this page, sorted. */
  dependencies: string[];
  reading: ReadingFigures;
  diagnostics: Diagnostic[];
}

/** The page's own heading. The shell shows it, so it is not in the article. */
export interface PageHeading {
  /** Plain text. */
  text: string;
  /** Given by the writer, `{#id}`; it is among the page's anchors. @default none */
  id?: string;
}

/** A label under which a page is listed with others. */
export interface PageTag {
  label: string;
  /** Last part of its address: the tag's `permalink`, else made of the label. */
  slug: string;
  /** Of the tag in the page's source. */
  line: number;
  column: number;
}

/** What sites that show links show of a page: a file of the content (`asset`), a path on the site (`route`), or an address of another site. */
export type SocialImage = Reference | { kind: 'external'; href: string };

/**
 * `live`: the style sheet of examples that readers edit, and the frame that runs them; `diagram`: the same for diagrams; `math`: the
 * style sheet for formulas; `types`: that of code with types; `api`: that of API pages, which site-builder compiles.
 */
export type PageAsset = 'live' | 'diagram' | 'math' | 'types' | 'api';

/** A place in the article for something that depends on the rest of the site. Its index is the slot's number. */
export interface Slot extends Position {
  /** `child-cards`: a card for each page below this one in its sidebar. */
  kind: 'child-cards';
  /** The partial that it is in, when that is not the page itself. */
  file?: string;
}

/** How long a page takes to read. Code is not counted. */
export interface ReadingFigures {
  words: number;
  /** At 220 words a minute, at least 1. */
  minutes: number;
}
