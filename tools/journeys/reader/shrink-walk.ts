import { shrink } from './shrink.js';
import type { Step } from './step.js';
import type { Place } from './visit.js';
import { type Failure, replay } from './walk.js';

/** Times that a walk is taken again to find its shortest form. */
const ATTEMPTS = 40;

/** What went wrong, whatever it was on the page in question. */
export const faultOf = ({ differences: [first] }: Failure): string => first?.what ?? '';

/** The shortest form of a walk that fails in the same way; the walk itself where it does not fail again. */
export async function shrinkWalk(place: Place, failure: Failure): Promise<Failure> {
  const fault = faultOf(failure);
  let shortest = failure;
  const [open, ...rest] = failure.steps as [Step, ...Step[]];
  const fails = async (steps: Step[]): Promise<boolean> => {
    const found = await replay(place, [open, ...steps]);
    if (!found || faultOf(found) !== fault) return false;
    if (found.steps.length <= shortest.steps.length) shortest = found;
    return true;
  };
  await shrink(rest, fails, ATTEMPTS);
  return shortest;
}
