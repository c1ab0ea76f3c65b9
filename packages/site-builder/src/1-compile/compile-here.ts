import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compilePage, type CompileOptions } from '@org/content-pipeline';
import { contentFiles } from './content-files.js';

/** All that a page's compilation depends on, apart from the page: plain data, so that it can go to a worker. */
export interface CompileTask {
  contentDir: string;
  options: CompileOptions;
}

/** Compiles pages to lines of JSON in this thread, in the order of `sources`. */
export function* compileHere({ contentDir, options }: CompileTask, sources: string[]): Generator<string> {
  const files = contentFiles(contentDir);
  for (const source of sources) {
    const text = readFileSync(path.join(contentDir, source), 'utf8');
    yield `${JSON.stringify(compilePage({ path: source, text }, files, options))}\n`;
  }
}
