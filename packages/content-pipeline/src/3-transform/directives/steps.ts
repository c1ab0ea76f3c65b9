import type { ContainerDirective } from 'mdast-util-directive';
import { steps } from '../blocks/steps.js';
import { onlyList } from './children-of.js';
import type { DirectiveKind } from './directive-kind.js';

/** `:::steps` around an ordered list. */
export const stepsKind: DirectiveKind<ContainerDirective> = {
  attributes: [],
  build(node, context) {
    const list = onlyList(node, 'ordered', context);
    return list && steps(list);
  },
};
