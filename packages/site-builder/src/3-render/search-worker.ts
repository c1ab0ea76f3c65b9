import { parentPort, workerData } from 'node:worker_threads';
import { SiteError } from '../diagnostics/diagnostic.js';
import { keepCodeIdentity } from '../inputs/code-identity.js';
import { takeCodeStamp } from '../inputs/input-stamp.js';
import { startProfile } from '../stage-profile.js';
import { DamagedAreaError, pagesWhere, readPlacedAreas } from '../1-compile/read-compiled.js';
import { indexPages, type SearchAnswer, type SearchStart, type SearchTask } from './search-index.js';
import { SearchedTexts } from './searched-texts.js';

const site = workerData as SearchStart;
const stop = await startProfile('search');
takeCodeStamp(site.code);
// The thread that links and renders asks for it in a moment, and has more to do than this one.
keepCodeIdentity(site.root);
// Read while the site is linked: what its pages are called comes with the message.
const texts = site.readsAtOnce ? readTexts() : undefined;
texts?.catch(() => undefined);
parentPort?.once('message', (locales: SearchTask['locales']) => void answer(locales));

async function answer(locales: SearchTask['locales']): Promise<void> {
  const said = await write(locales);
  await stop();
  parentPort?.postMessage(said);
}

async function write(locales: SearchTask['locales']): Promise<SearchAnswer> {
  try {
    await texts;
    return { written: await indexPages(locales, site.config, (asked) => texts ?? readTexts(asked)) };
  } catch (error) {
    if (error instanceof SiteError) return { diagnostics: error.diagnostics };
    // It is to be compiled again: what goes to another thread as an error is of no class there.
    if (error instanceof DamagedAreaError) return { damaged: error.dir };
    throw error;
  }
}

/** @param asked hashes of pages. @default all are read */
async function readTexts(asked?: ReadonlySet<string>): Promise<SearchedTexts> {
  const areas = readPlacedAreas(site);
  return SearchedTexts.read(site, asked ? pagesWhere(areas, ({ hash }) => asked.has(hash)) : areas);
}
