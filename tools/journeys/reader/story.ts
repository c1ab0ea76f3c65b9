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

/** A step that failed: what is told while a walk goes on. */
export const tellFailedStep = (step: Step, differences: Difference[], address: string): string =>
  [`${sentence(step)}, which led to ${address}`, ...differences.map(tellDifference)].join('\n');

const sentence = ({ kind, target }: Step): string =>
  kind === OPEN ? `load ${target}` : (typeOf(kind)?.describe(target) ?? kind);

const tellDifference = ({ what, walked, fresh }: Difference): string =>
  `  - ${what}\n      is:     ${clip(walked, fresh)}\n      must be: ${clip(fresh, walked)}`;

/** Characters of a value that are shown, and how many of them are before the first that differs. */
const SHOWN = 400;
const LEAD = 100;

/** A long value (an image in an attribute) from a little before where it parts from the other. */
function clip(value: string, other: string): string {
  if (value.length <= SHOWN) return value;
  const parts = [...value].findIndex((character, index) => character !== other[index]);
  const from = Math.max(0, parts - LEAD);
  return `${from > 0 ? '…' : ''}${value.slice(from, from + SHOWN)}…`;
}
