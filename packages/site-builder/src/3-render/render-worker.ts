import { parentPort, workerData } from 'node:worker_threads';
import { DamagedAreaError, readPages } from '../1-compile/read-compiled.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { StagingFolder } from '../output/staging-folder.js';
import { startProfile } from '../stage-profile.js';
import { WorkerProgress } from '../threads/worker-progress.js';
import { loadRenderer } from './bundle.js';
import type { RenderAnswer, RenderShare, RenderTask } from './render-task.js';
import { DocumentWriter, type WrittenDocument } from './write-documents.js';

const { task, shared } = workerData as { task: RenderTask; shared: SharedArrayBuffer };
const progress = new WorkerProgress(shared);
const profile = startProfile('render');
const writer = loadRenderer(task.server).then(
  (render) => new DocumentWriter(task, render, new StagingFolder(task.place)),
);

/** Shares come while others are at work: one after the other, so that it is known at which page the thread is. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: RenderShare | 'end') => {
  last = last.then(() => (message === 'end' ? end() : answer(message)));
});

async function answer(share: RenderShare): Promise<void> {
  parentPort?.postMessage(await renderShare(share));
}

async function renderShare({ id, dir, pages }: RenderShare): Promise<RenderAnswer> {
  const written: WrittenDocument[][] = [];
  try {
    const documents = await writer;
    for await (const compiled of readPages(task, dir, pages)) {
      progress.begin(id, written.length);
      const { plans = [] } = pages[written.length] ?? {};
      written.push(plans.map((plan) => documents.write(compiled, plan)));
    }
    return { id, pages: written };
  } catch (error) {
    if (error instanceof DamagedAreaError) return { id, failure: { damaged: error.dir } };
    if (error instanceof SiteError) return { id, failure: { diagnostics: error.diagnostics } };
    throw error;
  } finally {
    progress.begin();
  }
}

/** Without its port the thread has nothing to wait for, and ends. */
async function end(): Promise<void> {
  await (
    await profile
  )();
  parentPort?.close();
}
