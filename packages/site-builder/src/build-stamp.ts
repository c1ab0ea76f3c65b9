import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compiledFile } from './1-compile/compiled-files.js';
import { bundleHashes } from './bundle-state.js';
import { BUNDLE_DIR } from './3-render/bundle.js';
import type { LoadedSite } from './config/loaded-site.js';
import { addMade, digestOf, siteStamp } from './inputs/input-stamp.js';
import type { SiteFiles } from './inputs/site-files.js';

/** What `compileStamp` is for COMPILE, for LINK and RENDER: with the compiled pages, the bundle, and the commit, which dates are read from. @param files @default they are looked at now */
export async function buildStamp(site: LoadedSite, files?: SiteFiles): Promise<string | undefined> {
  const stamp = siteStamp(site, { files });
  for (const { dir } of site.config.areas) addMade(stamp, path.dirname(compiledFile(site, dir)));
  const bundle = bundleHashes(site.root);
  if (bundle) stamp.hash.update(JSON.stringify(bundle));
  else addMade(stamp, path.join(site.root, BUNDLE_DIR));
  stamp.hash.update(await commitOf(site.contentDir));
  return digestOf(stamp);
}

/** Empty without a history. */
async function commitOf(folder: string): Promise<string> {
  try {
    const args = ['rev-parse', 'HEAD', '--is-shallow-repository'];
    return (await promisify(execFile)('git', args, { cwd: folder })).stdout;
  } catch {
    return '';
  }
}
