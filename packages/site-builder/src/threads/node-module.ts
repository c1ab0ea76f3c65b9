import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A module for a thread or a process of its own. */
interface NodeModule {
  url: URL;
  /** Options of Node. @default those of this process */
  execArgv?: string[];
}

/**
 * Threads and processes load files as Node does: when these sources run as they are, in tests, what was built of them is run, without
 * the options by which packages are found as sources.
 */
export function nodeModule(module: URL): NodeModule {
  if (existsSync(fileURLToPath(module))) return { url: module };
  return { url: new URL(module.href.replace(/\/src\/(?=(?:[^/]+\/)?[^/]+$)/, '/dist/')), execArgv: [] };
}
