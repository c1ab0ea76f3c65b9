import { checkSitePath, type LinkTargets } from '../2-link/check-links.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { RenderedComponent } from './render-site.js';

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;

/** Checks the links of React pages on what the reader gets: their rendered `href`s. */
export function checkRendered(
  components: RenderedComponent[],
  targets: LinkTargets,
  config: ResolvedSiteConfig,
): Diagnostic[] {
  return components.flatMap(({ component, html }) => {
    const hrefs = new Set([...html.matchAll(HREF)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')));
    const file = `src/pages/${component}.tsx`;
    return [...hrefs].flatMap((href) => checkSitePath(href, 'A link of this page', file, targets, config));
  });
}
