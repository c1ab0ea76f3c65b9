import { Worker } from 'node:worker_threads';
import type { UnlocatedDiagnostic } from '../diagnostics.js';
import type { ApiNamedSchema, ApiSchema, Direction, Json } from '../../api-model/index.js';

/** An example of the document, and the schema that it should match. */
export interface ExampleSite {
  file: string;
  keys: string[];
  name: string;
  value: Json;
  schema: ApiSchema;
  direction: Direction;
}

/** All that the worker is given: plain data. */
export interface CheckTask {
  specification: string;
  /** Path of the main document. */
  main: string;
  /** Its text; of many files, all of them bundled. */
  document: string;
  schemas: ApiNamedSchema[];
  examples: ExampleSite[];
}

/** What the worker says while it works. */
export type CheckMessage =
  | { kind: 'diagnostic'; diagnostic: UnlocatedDiagnostic; file: string; keys: string[] }
  | { kind: 'validated' }
  | { kind: 'examples'; checked: number };

/** When checks are ended. They say how far they came. */
export interface CheckLimits {
  /** Milliseconds for all checks. @default 10000 */
  timeLimit?: number;
  /** Megabytes that the checks may use. @default 256 */
  memoryLimit?: number;
}

const DEFAULT_TIME = 10_000;
const DEFAULT_MEMORY = 256;

interface CheckedDiagnostic {
  diagnostic: UnlocatedDiagnostic;
  file: string;
  keys: string[];
}

/** Runs the checks in a thread that can be ended: neither validation nor a hostile pattern need ever come to an end by itself. */
export function checkInWorker(task: CheckTask, limits: CheckLimits = {}): Promise<CheckedDiagnostic[]> {
  const { timeLimit = DEFAULT_TIME, memoryLimit = DEFAULT_MEMORY } = limits;
  const found: CheckedDiagnostic[] = [];
  const progress = { examples: 0, validated: false };
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./check-worker.js', import.meta.url), {
      workerData: task,
      // Flags such as --input-type are about the parent's program.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    });
    const timer = setTimeout(() => void worker.terminate(), timeLimit);
    worker.on('message', (message: CheckMessage) => {
      if (message.kind === 'diagnostic') found.push(message);
      if (message.kind === 'examples') progress.examples = message.checked;
      if (message.kind === 'validated') progress.validated = true;
    });
    let reason = `they took more than ${timeLimit} ms`;
    // Out of memory, or a fault of a validator: pages are right all the same.
    worker.on('error', (error) => (reason = error.message));
    worker.on('exit', () => {
      clearTimeout(timer);
      if (!progress.validated) found.push(unfinished(task, progress.examples, reason));
      resolve(found);
    });
  });
}

function unfinished({ main, examples }: CheckTask, checked: number, reason: string): CheckedDiagnostic {
  return {
    file: main,
    keys: [],
    diagnostic: {
      code: 'check-unfinished',
      severity: 'info',
      message: `The checks of the document did not end (${reason}): ${checked} of ${examples.length} examples were compared with their schemas, and the document itself was not validated.`,
      hint: 'Pages do not depend on it. Raise the limits to see more.',
    },
  };
}
