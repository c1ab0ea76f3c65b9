import path from 'node:path';
import { type CompileCache, pageLine } from '@org/content-pipeline';
import { readSourceBytes, readSourceText } from '../inputs/read-source.js';
import { compileHere, type CompileTask } from './compile-here.js';
import { compileInThreads } from './compile-pool.js';
import { compileThreads } from './compile-threads.js';
import { lineHash, type MadeLine } from './compiled-index.js';
import { contentFiles } from './content-files.js';
import type { CompiledEntry } from './pack-entries.js';

/** A page as one line of JSON, and its key in the cache. */
export interface CompiledLine extends Pick<MadeLine, 'bytes' | 'hash'> {
  key: string;
  /** Of the index. @default the page was known */
  row?: Uint8Array;
}

/**
 * Compiles pages to lines of JSON, in UTF-8 and in the order of `sources`; over all cores when there are many. What the cache knows is not
 * compiled. Only the names and keys of pages are held, never the pages: a line's bytes are there until the next one is asked for.
 */
export async function* compileLines(
  task: CompileTask,
  sources: string[],
  cache?: CompileCache,
): AsyncGenerator<CompiledLine> {
  const known = cache?.isEmpty ? undefined : cache;
  const keys = sources.map((source) => known && findKnown(known, task, source));
  const missing = compileMissing(
    task,
    sources.filter((_, index) => keys[index] === undefined),
  );
  try {
    for (const [index, source] of sources.entries()) {
      const key = keys[index];
      const line = key === undefined ? undefined : known?.line(key);
      if (key !== undefined && line !== undefined) {
        yield { key, bytes: line, hash: lineHash(line) };
        continue;
      }
      // A page that was found and is damaged after all is compiled here; the others come in their order.
      const entry = await next(key === undefined ? missing : compileMissing(task, [source]));
      cache?.write(entry);
      const { bytes, ...made } = entry;
      yield { ...made, bytes: pageLine(bytes) };
    }
  } finally {
    // Ends its threads, also where no more lines are asked for.
    await missing.return(undefined);
  }
}

function findKnown(
  cache: CompileCache,
  { contentDir, publicDir }: CompileTask,
  source: string,
): string | undefined {
  const text = readSourceText(path.join(contentDir, source));
  return cache.find({ path: source, text }, contentFiles(contentDir, publicDir));
}

/** Code of pages runs in other threads only: one that does not end, or ends all, takes its thread with it, and not the build. */
async function* compileMissing(task: CompileTask, sources: string[]): AsyncGenerator<CompiledEntry> {
  const count = compileThreads(sources.length);
  const runsCode = sources.some((source) => mayRunCode(source, task));
  // A thread more would load the pipeline once more, and begin slowly once more.
  const isHere = !runsCode && !hasPlugins(task);
  if (count > 1) yield* compileInThreads(task, sources, { count, isHere });
  else if (runsCode) yield* compileInThreads(task, sources, { count: 1 });
  else if (sources.length > 0) yield* compileHere(task, sources);
}

const hasPlugins = ({ plugins }: CompileTask): boolean =>
  [plugins?.specs.remark, plugins?.specs.rehype].some((specs) => (specs?.length ?? 0) > 0);

/** What makes a page of Markdown one of MDX: its front matter, or a partial in it. */
const NAMES_MDX = /\.mdx\b|^\s*mdx\s*[:.=\]]/m;

function mayRunCode(source: string, { contentDir, options }: CompileTask): boolean {
  if (options.format === 'mdx' || /\.mdx$/i.test(source)) return true;
  const text = readSourceBytes(path.join(contentDir, source));
  return text.includes('mdx') && NAMES_MDX.test(text.toString());
}

/** The next of pages that were all asked for. */
export async function next<T>(pages: AsyncGenerator<T, unknown>): Promise<T> {
  const result = await pages.next();
  if (result.done) throw new Error('A page was asked for after the last one was compiled.');
  return result.value;
}
