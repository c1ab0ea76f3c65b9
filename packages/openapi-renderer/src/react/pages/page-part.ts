import type { Section } from '@org/site-model';

/** A part of a page in all forms that a page has. */
export interface PagePart {
  html: string;
  /** Ids in it that links may lead to, in order. */
  anchors: string[];
  /** What search indexes of it. */
  sections: Section[];
  /** Without the page's title; empty where HTML is all. */
  markdown: string;
  /** Markdown alternates of operations, by path below the reference. */
  files: { path: string; text: string }[];
}

/** What is HTML only, such as a heading between two parts. */
export const markupPart = (html: string, anchors: string[] = []): PagePart => ({
  html,
  anchors,
  sections: [],
  markdown: '',
  files: [],
});

/** Parts that stand one below the other. */
export const joinParts = (parts: readonly PagePart[]): PagePart => ({
  html: parts.map(({ html }) => html).join(''),
  anchors: parts.flatMap(({ anchors }) => anchors),
  sections: parts.flatMap(({ sections }) => sections),
  markdown: parts.flatMap(({ markdown }) => markdown || []).join('\n'),
  files: parts.flatMap(({ files }) => files),
});
