import type { MarkdownLink, Section } from '@org/site-model';
import type { PageLinks } from '../components/page-links.js';
import type { Slugs } from '../../api-model/slugs.js';
import type { ModelIndex } from './page-scope.js';
import type { ApiPagePlan, ApiPlan } from './plan-pages.js';

/** A link in a description of the document. */
export interface WrittenLink extends MarkdownLink {
  /** The description that it is in. */
  description: string;
}

/** What a page needs of the site that it is in. */
export interface ApiPageSite {
  /** Address of a page of this reference, by its path, with `#` and an anchor or nothing. */
  href(path: string, hash: string, written?: WrittenLink): string;
  /** Final form of an address in a description. @default as it is */
  link?(href: string, written: WrittenLink): string;
  /** The document itself, for download; several of them need labels that tell them apart. @default none */
  downloads?: { label?: string; href: string }[];
  /** Address of one of the page's `files`, by its path: the Markdown version of an operation. @default no links to them */
  file?(path: string): string;
}

/** What the parts of one page share while it is rendered. */
export interface PageContext {
  page: ApiPagePlan;
  plan: ApiPlan;
  index: ModelIndex;
  links: PageLinks;
  /** Ids of the page. */
  anchors: Slugs;
  site: ApiPageSite;
}

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
