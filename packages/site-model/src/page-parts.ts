import type { Position } from './diagnostic.js';

/** An address with its label. */
export interface Link {
  label: string;
  href: string;
}

/** A drawing in a box of 24 by 24 units. */
export interface Icon {
  /** Data of its one path. */
  path: string;
  /** Filled with the color of the text, as marks of brands are, instead of drawn with a pen of it. @default false */
  filled?: true;
}

/** What a badge says by its color. */
export type BadgeTone = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** A few words beside a name. */
export interface Badge {
  /** What readers see: one of the known ones, or any few words. */
  text: string;
  /** Which color it has. @default 'note' */
  tone?: BadgeTone;
}

/** Badges whose text is the shell's, in the language of the page. */
export type KnownBadge = 'new' | 'deprecated' | 'enterprise';

/** A category above a page; only some have a page of their own. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** A link with what it leads to: a page, or a category with the number of items directly inside it. */
export interface Card extends Link {
  /** @default 'link' */
  kind?: 'link' | 'category';
  description?: string;
  /** Of a category. */
  count?: number;
}

/** A heading of an article. */
export interface Heading {
  /** What links point to; unique on its page. */
  id: string;
  /** 1 to 6. */
  depth: number;
  /** Plain text. */
  text: string;
}

/** A stretch of text below one heading: what search indexes. */
export interface Section {
  /** Id of the heading; empty for what comes before the first one. */
  anchor: string;
  /** Heading texts from the outermost to this section's own. */
  path: string[];
  /** Text without markup, white space folded; code blocks left out. */
  text: string;
  /** What its code blocks hold, a line between two. @default none */
  code?: string;
}

/** An address in an article whose final form depends on the rest of the site. */
export interface Reference extends Position {
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
  /** The partial that it is in, when that is not the page itself: `line` and `column` are those of this file. */
  file?: string;
}
