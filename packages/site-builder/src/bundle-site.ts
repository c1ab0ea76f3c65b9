import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteBundle } from '../vite/preset.mjs';
import { createBuilder, type InlineConfig } from 'vite';
import { SiteError } from './diagnostics/diagnostic.js';
import { moduleDiagnostic } from './diagnostics/module-error.js';

const CONFIG_FILES = ['.ts', '.mts', '.js', '.mjs'].map((extension) => `vite.config${extension}`);

/** The bundler's settings for a site: its `vite.config.ts`, or the preset's where it has none. */
export function bundlerConfig(root: string): InlineConfig {
  const own = CONFIG_FILES.map((name) => path.join(root, name)).find((file) => existsSync(file));
  return own ? { root, configFile: own } : { ...siteBundle(root), configFile: false };
}

/** BUNDLE: what `vite build` does in the site's folder, also where that has no configuration of its own. @throws SiteError */
export async function bundleSite(root: string): Promise<void> {
  try {
    const builder = await createBuilder({ ...bundlerConfig(root), logLevel: 'warn' }, null);
    await builder.buildApp();
  } catch (error) {
    const kind = { code: 'module-broken', hint: 'Correct the module; the site was left as it was.' };
    throw new SiteError([moduleDiagnostic(error, root, kind)]);
  }
}
