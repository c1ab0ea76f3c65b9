import type { ArticleMessages } from '../../messages/article-messages.js';
import type { TextStore } from '../../page/compile-options.js';
import type { PageAsset } from '../../page/compiled-page.js';
import type { FileContext } from '../../page/content-files.js';

/** What blocks of code need of their page. */
export interface CodeContext extends FileContext {
  readonly messages: ArticleMessages;
  readonly colors: TextStore | undefined;
  /** Where live examples show their result. */
  readonly playground: 'top' | 'bottom';
  /** What the page needs in browsers. */
  readonly assets: Set<PageAsset>;
}
