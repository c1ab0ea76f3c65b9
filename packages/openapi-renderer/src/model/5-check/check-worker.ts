import { parentPort, workerData } from 'node:worker_threads';
import { checkExamples } from './check-examples.js';
import type { CheckMessage, CheckTask } from './check-in-worker.js';
import { validateDocument } from './validate-document.js';

const task = workerData as CheckTask;
const post = (message: CheckMessage): void => parentPort?.postMessage(message);

// Examples first: they end soon, while validation of some documents never does.
for (const message of checkExamples(task)) post(message);
(await validateDocument(task)).forEach(post);
post({ kind: 'validated' });
