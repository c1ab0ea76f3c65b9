import { parentPort, workerData } from 'node:worker_threads';
import { SiteError } from '../diagnostics/diagnostic.js';
import { startProfile } from '../stage-profile.js';
import {
  indexPages,
  readSearched,
  type SearchAnswer,
  type SearchedSite,
  type SearchTask,
} from './search-index.js';

const site = workerData as SearchedSite;
const stop = await startProfile('search');
// Read while the site is linked: what its pages are called comes with the message.
const pages = readSearched(site);
pages.catch(() => undefined);
parentPort?.once('message', (locales: SearchTask['locales']) => void answer(locales));

async function answer(locales: SearchTask['locales']): Promise<void> {
  const said = await write(locales);
  await stop();
  parentPort?.postMessage(said);
}

async function write(locales: SearchTask['locales']): Promise<SearchAnswer> {
  const read = await pages;
  try {
    return { written: await indexPages(locales, site.config, () => takeEach(read)) };
  } catch (error) {
    if (error instanceof SiteError) return { diagnostics: error.diagnostics };
    throw error;
  }
}

/** Gives each page once, and lets go of it: what is made of them all is large, too. */
function* takeEach<T>(items: T[]): Generator<T> {
  items.reverse();
  for (let item = items.pop(); item !== undefined; item = items.pop()) yield item;
}
