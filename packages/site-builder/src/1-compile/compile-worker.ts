import { setImmediate } from 'node:timers/promises';
import { serveThread } from '../threads/serve-thread.js';
import { type CompileTask, createCompiler } from './compile-here.js';
import type { CompileBatch } from './compile-pool.js';
import { type CompiledBatch, type CompiledEntry, packEntries } from './pack-entries.js';

serveThread<CompileTask, CompileBatch, CompiledBatch>('compile', async (task, progress) => {
  const { compile, close } = await createCompiler(task);
  return {
    async run({ id, sources, memory }) {
      // While shares wait, the port hands over one after the other without a turn of the event loop; but only in such turns is freed
      // what native modules, the parser above all, have let go.
      await setImmediate();
      let page = 0;
      const compileNext = (source: string): CompiledEntry => {
        progress.begin(id, page++);
        return compile(source);
      };
      const packed = packEntries(sources, compileNext, memory);
      progress.begin();
      return { answer: { id, ...packed }, transferred: [packed.memory] };
    },
    close,
  };
});
