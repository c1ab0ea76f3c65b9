import { setFlagsFromString } from 'node:v8';

/**
 * The engine of Node 20, with which the options below were measured. Each engine has options of its own: Node ends at once where it is started with one that it
 * does not know, as Node 22 and 24 do with `--interrupt-budget`, and says so where one is set later.
 */
const MEASURED_ENGINE = '11.3.';

const isMeasured = (engine: string): boolean => engine.startsWith(MEASURED_ENGINE);

/** Options for a process of Node that is to be started: none for another engine than the one that they were measured with. @param engine version of V8. @default this one's */
export const engineOptions = (options: readonly string[], engine = process.versions.v8): string[] =>
  isMeasured(engine) ? [...options] : [];

/** Sets options of the engine of all threads of this process, where it is the one that they were measured with. */
export function setEngineOptions(options: readonly string[]): void {
  for (const option of engineOptions(options)) setFlagsFromString(option);
}
