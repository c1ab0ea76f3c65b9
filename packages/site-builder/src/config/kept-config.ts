import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addFile, codeStamp, digestOf, type Stamp } from '../inputs/input-stamp.js';
import { TICK } from '../inputs/site-files.js';
import type { BundledConfig } from './bundle-config.js';

/** Below the app, so that what is not part of the configuration, packages above all, is found where the app has it. */
export const CONFIG_CACHE = 'node_modules/.cache/site-config';

interface KeptConfig extends BundledConfig {
  stamp: string;
}

/** Makes one module of a configuration and what it imports. @throws SiteError */
export type BundleConfig = (file: string) => Promise<BundledConfig>;

/**
 * What the bundler makes of a configuration; of files that are as they were when it was last asked, without asking it.
 * @throws SiteError
 */
export async function keptConfig(file: string, bundle: BundleConfig): Promise<BundledConfig> {
  const kept = path.join(path.dirname(file), CONFIG_CACHE, `${nameOf(file)}.json`);
  const known = readKept(kept);
  if (known) return known;
  const start = Date.now();
  const bundled = await bundle(file);
  keep(kept, bundled, start);
  return bundled;
}

/** Sites may share a folder of packages. */
const nameOf = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 16);

function readKept(kept: string): BundledConfig | undefined {
  try {
    const { stamp, code, files } = JSON.parse(readFileSync(kept, 'utf8')) as KeptConfig;
    return stampOf(files, Date.now()) === stamp ? { code, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Without it the next command bundles again. */
function keep(kept: string, bundled: BundledConfig, start: number): void {
  const stamp = stampOf(bundled.files, start);
  if (stamp === undefined) return;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    const partial = `${kept}.${process.pid}.partial`;
    writeFileSync(partial, JSON.stringify({ ...bundled, stamp } satisfies KeptConfig));
    renameSync(partial, kept);
  } catch {
    // A folder that may not be written: then it takes a little longer.
  }
}

const MODULE = /\.(?:[cm]?[jt]sx?|json)$/;

/** @returns `undefined` where one was changed a moment ago, and may be changing still */
function stampOf(files: readonly string[], now: number): string | undefined {
  const stamp: Stamp = { hash: createHash('sha256'), limit: now - TICK, isKnown: true };
  for (const file of files) addFile(stamp, file);
  // A file that comes may be found in place of another.
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    stamp.hash.update(
      `${readdirSync(folder)
        .filter((name) => MODULE.test(name))
        .sort()
        .join('\n')}\n`,
    );
  stamp.hash.update(codeStamp());
  return digestOf(stamp);
}
