import type { Direction } from '../../api-model/index.js';
import type { ModelIndex, PageAnchors } from '../pages/page-scope.js';
import type { SchemaScope } from '../schema/describe-schema.js';

export interface OperationScope {
  index: ModelIndex;
  anchors: PageAnchors;
  /** Fields that may be shown of all schemas of one operation. */
  budget: number;
  /** Id of the operation on its page. */
  anchor: string;
  /** Words that ids of its parts start with; none on a page of the operation's own. */
  prefix: string[];
}

export const schemaScope = (
  { index, anchors }: OperationScope,
  direction: Direction | null,
): SchemaScope => ({
  lookup: index.lookup,
  nameOf: index.nameOf,
  t: index.t,
  anchor: (...words) => anchors.claim(...words),
  direction,
});
