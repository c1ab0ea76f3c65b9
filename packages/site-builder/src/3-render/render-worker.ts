import { workerData } from 'node:worker_threads';
import { DamagedAreaError, readPages } from '../1-compile/read-compiled.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { StagingFolder } from '../output/staging-folder.js';
import type { ThreadData } from '../threads/early-threads.js';
import { serveThread } from '../threads/serve-thread.js';
import type { WorkerProgress } from '../threads/worker-progress.js';
import { loadRenderer } from './bundle.js';
import type { RenderAnswer, RenderShare, RenderTask } from './render-task.js';
import { DocumentWriter, type WrittenDocument } from './write-documents.js';

const { preload } = workerData as ThreadData;
// What is wrong with it is told when it is needed.
if (preload !== undefined) loadRenderer(preload).catch(() => undefined);

serveThread<RenderTask, RenderShare, RenderAnswer>('render', async (task, progress) => {
  const render = await loadRenderer(task.server);
  const writer = new DocumentWriter(task, render, new StagingFolder(task.place));
  return { run: async (share) => ({ answer: await renderShare(share, { task, writer, progress }) }) };
});

interface Renderer {
  task: RenderTask;
  writer: DocumentWriter;
  progress: WorkerProgress;
}

async function renderShare(
  { id, dir, pages }: RenderShare,
  { task, writer, progress }: Renderer,
): Promise<RenderAnswer> {
  const written: WrittenDocument[][] = [];
  try {
    for await (const compiled of readPages(task, dir, pages)) {
      progress.begin(id, written.length);
      const { plans = [] } = pages[written.length] ?? {};
      written.push(plans.map((plan) => writer.write(compiled, plan)));
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
