import type { SiteFacts } from '../../page/compile-options.js';
import type { ComponentContext } from '../components/component-context.js';
import type { ElementContext } from '../to-hast/hast-options.js';

/** What code of MDX needs of its page. */
export interface MdxContext extends ComponentContext, ElementContext {
  readonly site: SiteFacts | undefined;
}
