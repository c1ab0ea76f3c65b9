import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { noteSiteCode } from '../command-end.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { brokenConfig } from './broken-config.js';
import { type BundleConfig, CONFIG_CACHE, keptConfig } from './kept-config.js';

/**
 * Runs a configuration and the files that it imports, in TypeScript or JavaScript, and gives its default export with the names
 * of those files. Every command begins with it.
 *
 * @param bundle makes one module of them. @default it is loaded into this process
 * @throws SiteError where it is broken, or throws
 */
export async function importConfig(
  file: string,
  bundle: BundleConfig = bundleHere,
): Promise<{ value: unknown; files: string[] }> {
  const { code, files } = await keptConfig(file, bundle);
  const temporary = path.join(path.dirname(file), CONFIG_CACHE, `${randomUUID()}.mjs`);
  mkdirSync(path.dirname(temporary), { recursive: true });
  writeFileSync(temporary, code);
  noteSiteCode(() => nameInWorkspace(file));
  try {
    const { default: value } = (await import(pathToFileURL(temporary).href)) as { default?: unknown };
    return { value, files };
  } catch (error) {
    const message = `The configuration fails when it runs: ${(error as Error).message}`;
    throw new SiteError([brokenConfig({ message, file: nameInWorkspace(file) })]);
  } finally {
    rmSync(temporary, { force: true });
  }
}

const bundleHere: BundleConfig = async (file) => (await import('./bundle-config.js')).bundleConfig(file);
