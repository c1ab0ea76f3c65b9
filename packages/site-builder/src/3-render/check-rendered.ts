import type { Diagnostic } from '@org/site-model';
import { checkSitePath } from '../2-link/links/check-links.js';
import type { LinkTable } from '../2-link/links/link-table.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { componentFile } from '../diagnostics/file-names.js';
import { linkAddresses } from '../markup/start-tags.js';
import type { RenderedComponent } from './render-site.js';

/** Checks the links of React pages on what the reader gets: their rendered `href`s. */
export function checkRendered(
  components: RenderedComponent[],
  table: LinkTable,
  { config, root }: Pick<LoadedSite, 'config' | 'root'>,
): Diagnostic[] {
  const { brokenPageLinks: level } = config.rules;
  const rules =
    level === undefined ? config.rules : { ...config.rules, brokenLinks: level, brokenAnchors: level };
  return components.flatMap(({ component, html }) => {
    const file = componentFile(root, component);
    return [...new Set(linkAddresses(html))].flatMap((href) =>
      checkSitePath(href, 'A link of this page', { place: { file }, table, config: { ...config, rules } }),
    );
  });
}
