import path from 'node:path';
import { siteBundle } from '../vite/preset.mjs';
import { createBuilder, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { ownBundlerConfig } from './bundler-process.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { moduleDiagnostic } from './diagnostics/module-error.js';
import { noteBundle } from './bundle-state.js';

/** The bundler's settings for a site: its `vite.config.ts`, or the preset's where it has none. */
export function bundlerConfig(root: string): InlineConfig {
  const own = ownBundlerConfig(root);
  return own ? { root, configFile: own } : { ...siteBundle(root), configFile: false };
}

/** BUNDLE: what `vite build` does in the site's folder, also where that has no configuration of its own. @throws SiteError */
export async function bundleSite(root: string): Promise<void> {
  const start = Date.now();
  const modules = new Set<string>();
  try {
    const config = mergeConfig(bundlerConfig(root), { plugins: [moduleList(modules)], logLevel: 'warn' });
    const builder = await createBuilder(config, null);
    await builder.buildApp();
  } catch (error) {
    const kind = { code: 'module-broken', hint: 'Correct the module; the site was left as it was.' };
    throw new SiteError([moduleDiagnostic(error, root, kind)]);
  }
  noteBundle(root, modules, start);
}

/** Notes the files of all modules that are read. */
const moduleList = (files: Set<string>): Plugin => ({
  name: 'site-builder:module-list',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const [file = ''] = id.split('?');
      if (path.isAbsolute(file)) files.add(file);
    }
  },
});
