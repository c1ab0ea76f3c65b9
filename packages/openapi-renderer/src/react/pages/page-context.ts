import type { MarkdownLink } from '@org/site-model';
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
