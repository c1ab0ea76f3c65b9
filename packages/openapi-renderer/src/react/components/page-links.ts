import type { HighlightCode } from '@org/site-model';
import type { PageTranslator } from '../../messages/page-messages.js';
import type { ApiTarget } from '../pages/page-scope.js';

/** What components need of the page that they stand on. */
export interface PageLinks extends PageTranslator {
  /** Address of something in the reference; `null` where it has no place of its own. */
  to(target: ApiTarget): string | null;
  nameOf(key: string): string;
  /** Markdown of the document → safe HTML; `level` is that of the heading above. */
  text(markdown: string, level: number): string;
  /** The same of the API's own description: its headings have ids. */
  about(markdown: string, level: number): string;
  /** The same without markup, for search. */
  plainText(markdown: string): string;
  highlightCode: HighlightCode;
}

/** What most components get beside what they show. */
export interface PartProps {
  links: PageLinks;
  /** Level of the headings of a section, below which texts put theirs. */
  level: number;
}
