import { parentPort, workerData } from 'node:worker_threads';
import { startProfile } from '../stage-profile.js';
import { indexPages, readSearched, type SearchedSite, type SearchTask } from './search-index.js';

const site = workerData as SearchedSite;
const stop = await startProfile('search');
// Read while the site is linked: what its pages are called comes with the message.
const pages = readSearched(site);
pages.catch(() => undefined);
parentPort?.once('message', (locales: SearchTask['locales']) => void answer(locales));

async function answer(locales: SearchTask['locales']): Promise<void> {
  const read = await pages;
  const indexes = await indexPages(locales, site.config, () => read);
  await stop();
  parentPort?.postMessage(indexes);
}
