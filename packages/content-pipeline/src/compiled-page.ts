import type { Diagnostic } from './diagnostic.js';
import type { FrontMatter } from './1-read/front-matter.js';

/** Raised whenever the shape or the meaning of {@link CompiledPage} changes; a reader of stored pages must compare it. */
export const COMPILED_PAGE_VERSION = 7;

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
  /** Front matter `description`, else the first paragraph as plain text, cut at a word near 160 characters. */
  description: string;
  /**
   * The article. Addresses that only LINK can decide stand in it as `docs-ref:N`, where N is an index into
   * {@link CompiledPage.references}; `resolveReferences` puts the final ones in. The level-1 heading is not part of it.
   */
  html: string;
  /**
   * The page as plain Markdown under its title, for machines: directives, components and raw HTML are said with CommonMark
   * and GFM. Addresses stand in it as in `html`; `resolveMarkdown` puts the final ones in.
   */
  markdown: string;
  headings: Heading[];
  /** Every reference to a file, route or anchor of the same site, in document order. */
  references: Reference[];
  /** Every id that a link may point to, headings included, in document order. */
  anchors: string[];
  sections: Section[];
  /** What the page needs beside the style sheet and the scripts that all pages have, sorted. */
  assets: PageAsset[];
  /** Places that only LINK can fill, because they show other pages; see `fillSlots`. */
  slots: Slot[];
  /** Names of the islands in the article, sorted: components of React that the browser makes interactive. */
  islands: string[];
  /** Content-root paths of every other file that took part in this page, sorted. */
  dependencies: string[];
  reading: ReadingFigures;
  diagnostics: Diagnostic[];
}

export interface Heading {
  id: string;
  /** 1 to 6. */
  depth: number;
  /** Plain text. */
  text: string;
}

/** An address in the article whose final form depends on the rest of the site. */
export interface Reference {
  /**
   * `file`: a path to another source file (`../x.md`); `route`: an absolute path on the site (`/cloud/intro`);
   * `anchor`: a hash on the same page; `asset`: an image or a download next to the content.
   */
  kind: 'file' | 'route' | 'anchor' | 'asset';
  /** As the writer wrote it. */
  href: string;
  /** `file` and `asset`: the target relative to the content root. `route`: the path. `anchor`: empty. */
  target: string;
  /** With the leading `?`, or empty. */
  query: string;
  /** With the leading `#`, or empty. */
  hash: string;
  /** It leads to what the site does not know of (`pathname:///x`), and is right as it is. */
  isUnchecked?: true;
  /** The partial that it stands in, when that is not the page itself: `line` and `column` are those of this file. */
  file?: string;
  line: number;
  column: number;
}

/**
 * `live`: the style sheet of examples that readers edit, and the frame that runs them; `diagram`: the same for diagrams; `math`: the
 * style sheet for formulas; `api`: that of API pages, which site-builder compiles.
 */
export type PageAsset = 'live' | 'diagram' | 'math' | 'api';

/** A place in the article for something that depends on the rest of the site. Its index is the slot's number. */
export interface Slot {
  /** `child-cards`: a card for each page below this one in its sidebar. */
  kind: 'child-cards';
  /** The partial that it stands in, when that is not the page itself. */
  file?: string;
  line: number;
  column: number;
}

/** A page that a slot shows, with its final address. */
export interface SlotCard {
  label: string;
  href: string;
  description?: string;
}

/** A stretch of text below one heading: what search indexes. */
export interface Section {
  /** Anchor of the section; empty for what stands before the first heading. */
  anchor: string;
  /** Heading texts from the outermost to this section's own. */
  path: string[];
  /** Text without markup, white space folded; code blocks left out. */
  text: string;
  /** What its code blocks have, a line between two. @default none */
  code?: string;
}

export interface ReadingFigures {
  words: number;
  /** At 220 words a minute, at least 1. */
  minutes: number;
}
