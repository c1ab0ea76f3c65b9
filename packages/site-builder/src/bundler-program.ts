import type { BundleAnswer, BundleRequest } from './bundler-process.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { takeCodeStamp } from './inputs/input-stamp.js';
import { profiled } from './stage-profile.js';

const [, , root = '.'] = process.argv;

// Loaded before it is asked for: what the configuration needs first, which is a part of the rest.
const configBundler = import('./config/bundle-config.js');
const siteBundler = configBundler.then(() => import('./bundle-site.js'));

// The build that has asked for the bundle is gone.
process.once('disconnect', () => process.exit(1));

process.on('message', (request: BundleRequest) => void answer(request));

async function answer(request: BundleRequest): Promise<void> {
  const said = await make(request);
  process.send?.(said, () => {
    if ('code' in request) process.exit(0);
  });
}

async function make(request: BundleRequest): Promise<BundleAnswer> {
  try {
    if ('config' in request)
      return { diagnostics: [], config: await (await configBundler).bundleConfig(request.config) };
    takeCodeStamp(request.code);
    const { bundleSite } = await siteBundler;
    await profiled('bundle', () => bundleSite(root));
    return { diagnostics: [] };
  } catch (error) {
    if (error instanceof SiteError) return { diagnostics: error.diagnostics };
    throw error;
  }
}
