import type { ElementContent } from 'hast';

/** Content that was given to a component of React as a property: `icon={<b>x</b>}`. */
export class ContentValue {
  constructor(readonly nodes: ElementContent[]) {}
}
