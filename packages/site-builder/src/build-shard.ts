import path from 'node:path';
import type { RenderWork } from './3-render/document-outputs.js';
import type { LoadedSite } from './config/loaded-site.js';
import { SiteFiles } from './inputs/site-files.js';
import { holdOutput } from './output/hold-output.js';
import { Shard } from './output/shard.js';
import { OUTPUT_DIR, SHARDS_DIR, SiteOutput } from './output/site-output.js';
import { partFolder, type SitePart } from './output/site-part.js';

export interface ShardResult {
  work: RenderWork;
  /** Absolute path. */
  folder: string;
  files: number;
  bytes: number;
}

/**
 * LINK over all compiled areas, and RENDER of a part of the site, for a build elsewhere that takes it with `join`. A former shard of that part gives
 * what has not changed. The shard is replaced whole, or left alone.
 * @param prepare makes what the build is made of, while no other build does. @default it is there
 * @throws SiteError
 */
export async function buildShard(
  site: LoadedSite,
  part: SitePart,
  prepare?: (files: SiteFiles) => Promise<void>,
): Promise<ShardResult> {
  if (prepare) await holdOutput(path.join(site.root, OUTPUT_DIR), () => prepare(new SiteFiles(site)));
  const folder = path.join(site.root, SHARDS_DIR, partFolder(part));
  return holdOutput(folder, async ({ confirm }) => {
    const former = Shard.open(folder);
    const output = new SiteOutput(folder, undefined, former ? [former] : []);
    const { fillShard } = await import('./fill-output.js');
    const work = await fillShard(site, output, part);
    Shard.complete(output, part);
    await output.commit(confirm);
    const bytes = output.written.reduce((sum, file) => sum + file.bytes, 0);
    return { work, folder, files: output.written.length, bytes };
  });
}
