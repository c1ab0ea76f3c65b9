import type { Difference } from './compare.js';
import type { Step } from './step.js';
import { type Failure, OPEN, typeOf } from './walk.js';

/** A failed walk in words: what a person does to see it, what they see, and the steps as data for `replay`. */
export function tellStory(site: string, { steps, differences }: Failure): string {
  return [
    `On ${site}:`,
    ...steps.map((step, index) => `  ${index + 1}. ${sentence(step)}`),
    'Then:',
    ...differences.map(tellDifference),
    `As data: ${JSON.stringify(steps)}`,
  ].join('\n');
}

/** A step that failed, in a line: what is told while a walk goes on. */
export const tellFailedStep = (step: Step, differences: Difference[]): string =>
  `${sentence(step)}: ${differences.map(({ what }) => what).join(', ')}`;

const sentence = ({ kind, target }: Step): string =>
  kind === OPEN ? `load ${target}` : (typeOf(kind)?.describe(target) ?? kind);

const tellDifference = ({ what, walked, fresh }: Difference): string =>
  `  - ${what}\n      is:     ${walked}\n      must be: ${fresh}`;
