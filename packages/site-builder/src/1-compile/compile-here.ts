import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  compileEntry,
  type CompileOptions,
  loadPlugins,
  PackStore,
  type PageComponents,
  pageLine,
  pipelineIdentity,
  type PluginOrigin,
  type PluginSpecs,
} from '@org/content-pipeline';
import { noteSiteCode } from '../command-end.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { readSourceText } from '../inputs/read-source.js';
import { madeLine } from './compiled-index.js';
import { contentFiles } from './content-files.js';
import type { CompiledEntry } from './pack-entries.js';

/** All that a page's compilation depends on, apart from the page: plain data, so that it can go to a worker. */
export interface CompileTask {
  contentDir: string;
  /** Folder whose files are published as they are. */
  publicDir?: string;
  /** Without `plugins` and `components`: functions stay in their thread. */
  options: CompileOptions;
  /** @default none */
  plugins?: { specs: PluginSpecs; origin: PluginOrigin };
  /** Address of the module that has the components of pages, and their identity. @default none */
  components?: { url: string; identity: string };
  /** Absolute path of the folder that highlighted code is kept in. @default it is not kept */
  colorsDir?: string;
  /** Milliseconds of a processor's time that one page may take in a worker. @default 10 seconds */
  timeLimit?: number;
}

/** Compiles pages, one after the other, in the thread that it was made in. */
export interface PageCompiler {
  /** @throws SiteError when the page, or a file that it shows, cannot be read */
  compile: (source: string) => CompiledEntry;
  close: () => void;
}

export async function createCompiler(task: CompileTask): Promise<PageCompiler> {
  const plugins = task.plugins && (await loadPlugins(task.plugins.specs, task.plugins.origin)).plugins;
  const colors = task.colorsDir ? new PackStore({ folder: task.colorsDir, maxBytes: 2 ** 27 }) : undefined;
  const components = task.components && (await importComponents(task.components));
  const options = {
    ...task.options,
    ...(plugins && { plugins }),
    ...(colors && { colors }),
    ...(components && { components }),
  };
  const identity = pipelineIdentity(options);
  const files = contentFiles(task.contentDir, task.publicDir);
  return {
    compile(source) {
      const text = readSourceText(path.join(task.contentDir, source));
      noteSiteCode(() => nameInWorkspace(path.join(task.contentDir, source)));
      const { key, bytes, page } = withoutEndings(() =>
        compileEntry({ path: source, text }, files, options, identity),
      );
      const { hash, row } = madeLine(pageLine(bytes), page);
      return { key, bytes, hash, row };
    },
    close: () => colors?.close(),
  };
}

async function importComponents({
  url,
  identity,
}: {
  url: string;
  identity: string;
}): Promise<PageComponents> {
  const { default: components } = (await import(url)) as { default: PageComponents };
  return { ...components, identity };
}

/** Compiles pages in this thread, in the order of `sources`. */
export async function* compileHere(task: CompileTask, sources: string[]): AsyncGenerator<CompiledEntry> {
  const compiler = await createCompiler(task);
  try {
    for (const source of sources) {
      // Only in a turn of the event loop is freed what native modules, the parser above all, have let go.
      await setImmediate();
      yield compiler.compile(source);
    }
  } finally {
    compiler.close();
  }
}

/** What ends a process, or a thread, at once: no `finally` runs after it, and nobody is told. */
const ENDINGS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

type Endings = Record<(typeof ENDINGS)[number], () => never>;

const refusals = Object.fromEntries(
  ENDINGS.map((name) => [
    name,
    (): never => {
      throw new Error(
        `process.${name}() is not for the code of pages: it would end the build without a word.`,
      );
    },
  ]),
) as Endings;

/**
 * Runs something in whose course code of pages runs: what would end the process throws there instead, so that the page is reported
 * like any other whose code is wrong. What gets around it ends the thread, which its owner reports.
 */
export function withoutEndings<T>(run: () => T): T {
  const target = process as unknown as Record<string, unknown>;
  const originals = ENDINGS.map((name) => [name, target[name]] as const);
  Object.assign(target, refusals);
  try {
    return run();
  } finally {
    for (const [name, original] of originals) target[name] = original;
  }
}
