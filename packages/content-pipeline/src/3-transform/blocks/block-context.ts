import type { ArticleMessages } from '../../messages/article-messages.js';
import type { Slot } from '../../page/compiled-page.js';
import type { DiagnosticContext } from '../../page/diagnostics.js';

/** What blocks need of their page. */
export interface BlockContext extends DiagnosticContext {
  /** Path of the page relative to the content root. */
  readonly source: string;
  readonly messages: ArticleMessages;
  /** Where cards of other pages go. */
  readonly slots: Slot[];
  /** How many sets of tabs there are so far: their ids are counted. */
  tabSets: number;
}
