import path from 'node:path';
import { configPlace } from '../../1-read/config-line.js';
import type { MigrationReport } from '../../model/migration-report.js';
import type { Project } from '../../model/project.js';

/** What this builder does by itself, by the plugin or the theme that a configuration has for it. */
const BUILT_IN: [RegExp, string][] = [
  [/(?:^|\/)theme-mermaid$/, 'fences of "mermaid" are drawn by themselves'],
  [/(?:^|\/)docusaurus-plugin-sass$/, 'style sheets of Sass that components import are compiled'],
  [/(?:^|\/)plugin-sitemap$/, 'each site has a sitemap'],
  [
    /docusaurus-search-local$|docusaurus-lunr-search$|theme-search-algolia$/,
    'the site has a search of its own',
  ],
];

/** Says of each plugin that is neither documents, posts, pages nor redirects what comes of it. */
export function reportOtherPlugins(project: Project, report: MigrationReport): void {
  for (const module of project.plugins.others) {
    const name = path.isAbsolute(module) ? path.relative(project.folder, module) : module;
    const place = configPlace(project, name);
    const instead = BUILT_IN.find(([pattern]) => pattern.test(name))?.[1];
    if (instead !== undefined) report.carried('plugins', `"${name}" is not needed: ${instead}.`, place);
    else
      report.left(
        'plugins',
        `"${name}" was left out.`,
        'A hook of site.config.ts does what it does, if it is needed.',
        place,
      );
  }
}
