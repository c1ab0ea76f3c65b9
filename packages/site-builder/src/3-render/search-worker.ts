import { parentPort, workerData } from 'node:worker_threads';
import { profiled } from '../stage-profile.js';
import { makeSearchIndexes, type SearchTask } from './search-index.js';

parentPort?.postMessage(await profiled('search', () => makeSearchIndexes(workerData as SearchTask)));
