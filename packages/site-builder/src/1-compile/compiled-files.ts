import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';

/** Folder, inside an area's, for what COMPILE makes of it. */
export const COMPILED_DIR = '.compiled';
/** Compiled pages: one JSON object a line, so that stages can stream them. */
const COMPILED_FILE = `${COMPILED_DIR}/pages.jsonl`;
const RUN_FILE = 'last-run.json';

/** What is said of an area's compilation when it is over. */
export interface CompileRun {
  pages: number;
  milliseconds: number;
  /** What it was made of, see `compileStamp`. @default that cannot be told */
  input?: string;
}

export const compiledFile = (site: Pick<LoadedSite, 'contentDir'>, dir: string): string =>
  path.join(site.contentDir, dir, COMPILED_FILE);

/** What the file of compiled pages has, and where: LINK reads nothing else, and RENDER what has changed. */
export const compiledIndexFile = (site: Pick<LoadedSite, 'contentDir'>, dir: string): string =>
  path.join(site.contentDir, dir, COMPILED_DIR, 'index.jsonl');

/** Where all files are that are made of an area's API documents, below the content folder. */
export const generatedFiles = (dir: string): string => `${dir}/${COMPILED_DIR}/apis`;

/** Sidebars of the area's APIs, which LINK resolves like those that writers make. */
export const apiSidebarsFile = (site: Pick<LoadedSite, 'contentDir'>, dir: string): string =>
  path.join(site.contentDir, dir, COMPILED_DIR, 'api-sidebars.json');

/** Beside the pages and not among them: a clock's reading must not make the same input look different. */
export const runFile = (site: Pick<LoadedSite, 'contentDir'>, dir: string): string =>
  path.join(path.dirname(compiledFile(site, dir)), RUN_FILE);

/** The last run of an area here. `undefined` where there was none that reached its end. */
export function lastRun(site: Pick<LoadedSite, 'contentDir'>, dir: string): CompileRun | undefined {
  try {
    return JSON.parse(readFileSync(runFile(site, dir), 'utf8')) as CompileRun;
  } catch {
    return undefined;
  }
}

/** Time that the areas took when they were last really compiled here, which a cached result was not. */
export function lastCompileTime(site: LoadedSite): number {
  return site.config.areas.reduce((sum, { dir }) => sum + (lastRun(site, dir)?.milliseconds ?? 0), 0);
}
