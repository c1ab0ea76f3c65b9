import type { Diagnostic, Heading, Position, Reference, Section } from '@org/site-model';
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

/**
 * `live`: the style sheet of examples that readers edit, and the frame that runs them; `diagram`: the same for diagrams; `math`: the
 * style sheet for formulas; `api`: that of API pages, which site-builder compiles.
 */
export type PageAsset = 'live' | 'diagram' | 'math' | 'api';

/** A place in the article for something that depends on the rest of the site. Its index is the slot's number. */
export interface Slot extends Position {
  /** `child-cards`: a card for each page below this one in its sidebar. */
  kind: 'child-cards';
  /** The partial that it stands in, when that is not the page itself. */
  file?: string;
}

export interface ReadingFigures {
  words: number;
  /** At 220 words a minute, at least 1. */
  minutes: number;
}
