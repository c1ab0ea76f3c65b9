import { setFlagsFromString } from 'node:v8';

/** Bytes of code that a function runs through before the engine optimises it. Node 20 has 135,168. */
const BUDGET = 1_000_000;

/**
 * Has the engine optimise, in all threads of this process, only what runs often: a command ends after seconds. Measured with 1,000 pages: an edit of one takes a
 * tenth less of the processors, a build from nothing the same.
 */
export function optimiseLate(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
