import type { Heading } from './page-parts.js';

/** Where a piece of Markdown is shown. */
export interface MarkdownOptions {
  /** Level of the heading above it, 1 to 6: its own headings start one level below. */
  headingLevel: number;
  /** The id of a heading, by its text. @default headings have none */
  headingId?(text: string): string;
}

/** A link of a piece of Markdown. */
export interface MarkdownLink {
  /** As it is written. */
  href: string;
  /** Where in the text it starts, in UTF-16 code units. */
  offset: number;
}

/** A piece of Markdown as HTML that is safe to show, with any author: it neither runs nor restyles anything. */
export interface RenderedMarkdown {
  /** Pieces, one more than there are links: the addresses of the links belong between them, escaped for an attribute. */
  html: string[];
  links: MarkdownLink[];
  /** Those that have ids. */
  headings: Heading[];
  /** What a reader sees, without markup, white space folded. */
  text: string;
}

/** Markdown → safe HTML. Pure: the same text gives the same result. */
export type RenderMarkdown = (markdown: string, options: MarkdownOptions) => RenderedMarkdown;

/** Code → HTML for the inside of `<code>`, colored where the language is known. */
export type HighlightCode = (code: string, language: string) => string;
