import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { LinkTargets } from './check-links.js';
import { publicFiles } from './public-files.js';
import { oldAddress } from './redirects.js';
import type { PageSummary, Redirect, Route } from './site-model.js';

interface TargetsInput {
  pages: readonly PageSummary[];
  routes: readonly Route[];
  /** Other names of pages' sources. @default none */
  aliases?: ReadonlyMap<string, string>;
}

/** What links may lead to. */
export function linkTargets(
  { config, publicDir }: Pick<LoadedSite, 'config' | 'publicDir'>,
  { pages, routes, aliases = new Map() }: TargetsInput,
): LinkTargets {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  for (const [name, source] of aliases) {
    const page = bySource.get(source);
    if (page) bySource.set(name, page);
  }
  return {
    bySource,
    byAddress: new Map(routes.map(({ path, source }) => [path, source])),
    publicFiles: new Set([...publicFiles(publicDir, config.baseUrl), ...redirected(config)]),
  };
}

/** The same, with where the linked site's redirects answer: a link may also lead to the root of an area. */
export const withRedirects = (targets: LinkTargets, redirects: readonly Redirect[]): LinkTargets => ({
  ...targets,
  publicFiles: new Set([...targets.publicFiles, ...redirects.map(({ from }) => from)]),
});

/** A redirect answers as a file does: with a document of its own, outside of the shell. */
const redirected = (config: ResolvedSiteConfig): string[] =>
  config.redirects.map(({ from }) => oldAddress(from, config));
