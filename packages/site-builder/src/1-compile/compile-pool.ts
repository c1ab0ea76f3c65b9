import path from 'node:path';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { type Crew, inTurn } from '../threads/in-turn.js';
import type { PageWork } from '../threads/page-thread.js';
import { THREAD_HEAP } from '../threads/thread-heap.js';
import { type CompileTask, createCompiler } from './compile-here.js';
import { COMPILE_WORKER } from './compile-threads.js';
import { type CompiledBatch, type CompiledEntry, packEntries, unpackEntries } from './pack-entries.js';

/** What goes to a worker: a share of the pages. */
export interface CompileBatch {
  id: number;
  sources: string[];
  /** For the answer: that of an earlier one, so that not every page takes new memory and lets it go somewhere else. */
  memory: ArrayBuffer;
}

/** Pages in one share: enough to make the message cheap, few enough to keep all workers busy to the end. */
const BATCH = 16;

const compileWork = (task: CompileTask): PageWork<CompileBatch> => ({
  module: COMPILE_WORKER,
  task,
  resourceLimits: THREAD_HEAP,
  verb: { done: 'compiled', does: 'compiles' },
  fileOf({ sources }, page) {
    const source = sources[page];
    return source === undefined ? undefined : nameInWorkspace(path.join(task.contentDir, source));
  },
  timeLimit: task.timeLimit,
});

interface Threads {
  /** How many are at work. */
  count: number;
  /** Whether this one is one of them: no code of pages may run in it. @default all are others */
  isHere?: boolean;
}

/**
 * Compiles shares of the pages in threads and gives them in the order of `sources`. The bytes of an entry are there until
 * the next one is asked for.
 */
export async function* compileInThreads(
  task: CompileTask,
  sources: string[],
  { count, isHere = false }: Threads,
): AsyncGenerator<CompiledEntry> {
  const shares = toShares(sources, count);
  const own = isHere ? await createCompiler(task) : undefined;
  const crew: Crew<CompileBatch, CompiledBatch> = {
    work: compileWork(task),
    threads: own ? count - 1 : count,
    ...(own && {
      here: ({ id, sources: share, memory }) =>
        Promise.resolve({ id, ...packEntries(share, (source) => own.compile(source), memory) }),
    }),
  };
  const answers = inTurn(crew, {
    count: shares.length,
    share: (id, former) => ({
      id,
      sources: shares[id] ?? [],
      memory: former?.memory ?? new ArrayBuffer(0),
    }),
    transferred: ({ memory }) => [memory],
  });
  try {
    for await (const batch of answers) yield* unpackEntries(batch);
  } finally {
    own?.close();
  }
}

/** Of few pages each thread has its part. */
function toShares(sources: string[], count: number): string[][] {
  const size = Math.min(BATCH, Math.ceil(sources.length / count));
  return Array.from({ length: Math.ceil(sources.length / size) }, (_, id) =>
    sources.slice(id * size, (id + 1) * size),
  );
}
