import { parentPort, workerData } from 'node:worker_threads';
import { makeSearchIndexes, type SearchTask } from './search-index.js';

parentPort?.postMessage(await makeSearchIndexes(workerData as SearchTask));
