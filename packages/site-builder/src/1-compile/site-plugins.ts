import { type ContentPlugins, loadPlugins } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';
import { noteSiteCode } from '../command-end.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import type { CompileTask } from './compile-here.js';

/** The plugins that the configuration names, and where from: plain data, for threads to load them by. */
export const pluginSource = ({ config, root, configFile }: LoadedSite): Required<CompileTask>['plugins'] => ({
  specs: { remark: config.markdown.remarkPlugins, rehype: config.markdown.rehypePlugins },
  origin: { folder: root, file: configFile },
});

/** @throws SiteError when one cannot be used: a site without its plugins is another site */
export async function loadSitePlugins(site: LoadedSite): Promise<ContentPlugins> {
  const { specs, origin } = pluginSource(site);
  noteSiteCode(() => origin.file);
  const { plugins, diagnostics } = await loadPlugins(specs, origin);
  if (diagnostics.length > 0) throw new SiteError(diagnostics);
  return plugins;
}
