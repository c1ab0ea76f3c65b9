import { parentPort, workerData } from 'node:worker_threads';
import { makeSearchIndex, type SearchTask } from './search-index.js';

parentPort?.postMessage(await makeSearchIndex(workerData as SearchTask));
