import type { LoadedSite } from '../config/loaded-site.js';
import { compileStamp } from '../inputs/input-stamp.js';
import { compiledFile, compiledIndexFile, type CompileRun, lastRun } from './compiled-files.js';
import { readIndex } from './compiled-index.js';

/** What COMPILE has done for an area. */
export interface CompiledRun extends Pick<CompileRun, 'pages' | 'milliseconds'> {
  /** Whether what is there was left as it is, because nothing has changed that it is made of: no page was read. */
  isUnchanged: boolean;
}

/**
 * The last run for an area, where nothing has changed since that it was made of. In a module of its own: the pipeline takes longer to load.
 * @param input of now, see `compileStamp`
 */
export function unchangedRun(
  site: LoadedSite,
  dir: string,
  input: string | undefined = compileStamp(site),
): CompiledRun | undefined {
  const last = lastRun(site, dir);
  const isSame =
    input !== undefined &&
    last?.input === input &&
    readIndex(compiledIndexFile(site, dir), compiledFile(site, dir)) !== undefined;
  return isSame ? { ...last, isUnchanged: true } : undefined;
}
