import { once } from 'node:events';
import type { BundleAnswer } from './bundler-process.js';
import { bundleSite } from './bundle-site.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { profiled } from './stage-profile.js';

const [, , root = '.'] = process.argv;

// The build that has asked for the bundle is gone.
process.once('disconnect', () => process.exit(1));

await once(process, 'message');
const answer = await bundle();
process.send?.(answer, () => process.exit(0));

async function bundle(): Promise<BundleAnswer> {
  try {
    await profiled('bundle', () => bundleSite(root));
    return { diagnostics: [] };
  } catch (error) {
    if (error instanceof SiteError) return { diagnostics: error.diagnostics };
    throw error;
  }
}
