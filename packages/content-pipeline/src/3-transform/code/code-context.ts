import type { ArticleMessages } from '../../messages/article-messages.js';
import type { TextStore, TypesOptions } from '../../page/compile-options.js';
import type { PageAsset } from '../../page/compiled-page.js';
import type { FileContext } from '../../page/content-files.js';

/** What blocks of code need of their page. */
export interface CodeContext extends FileContext {
  readonly messages: ArticleMessages;
  readonly colors: TextStore | undefined;
  /** What the types of code are read with. */
  readonly types: TypesOptions | undefined;
  /** Where live examples show their result. */
  readonly playground: 'top' | 'bottom';
  /** What the page needs in browsers. */
  readonly assets: Set<PageAsset>;
}
