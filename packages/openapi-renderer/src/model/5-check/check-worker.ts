import { parentPort, workerData } from 'node:worker_threads';
import { checkExamples } from './check-examples.js';
import type { CheckMessage, CheckTask } from './check-messages.js';
import { validateDocument } from './validate-document.js';

const task = workerData as CheckTask;
const say = (message: CheckMessage): void => parentPort?.postMessage(message);

// Examples first: they end soon, while validation of some documents never does.
for (const message of checkExamples(task)) say(message);
(await validateDocument(task)).forEach(say);
say({ kind: 'validated' });
