import type { Direction } from '../../api-model/index.js';
import type { Slugs } from '../../api-model/slugs.js';
import type { ModelIndex } from '../pages/page-scope.js';
import type { SchemaScope } from '../schema/describe-schema.js';

export interface OperationScope {
  index: ModelIndex;
  /** Ids of the page. */
  anchors: Slugs;
  /** Fields that may be shown of all schemas of one operation. */
  budget: number;
  /** Id of the operation on its page. */
  anchor: string;
  /** Words that ids of its parts start with; none on a page of the operation's own. */
  prefix: string[];
}

export const schemaScope = (
  { index: { lookup, nameOf, t }, anchors }: Pick<OperationScope, 'index' | 'anchors'>,
  direction: Direction | null,
): SchemaScope => ({ lookup, nameOf, t, anchors, direction });
