import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { filesBelow } from './1-read/documents.js';
import { splitMarkdown } from './1-read/front-matter.js';
import { editFrontMatter } from './2-content/front-matter-lines.js';
import { KNOWN_KEYS } from './2-content/page-front-matter.js';
import { isFile } from './2-content/site-files.js';
import { configModule } from './3-site/config-module.js';
import { IGNORED_FILES, sitePackage } from './3-site/site-package.js';
import { reportText } from './4-write/report-text.js';
import { type OutputFile, writeOutput } from './4-write/write-output.js';
import { type Migration, type MigrationInput, REPORT_FILE } from './model/migration.js';
import { MigrationReport } from './model/migration-report.js';
import { rewriteHtmlLinks } from './mkdocs/html-links.js';
import { rewriteMissingFiles } from './mkdocs/missing-files.js';
import { toSidebars } from './mkdocs/navigation.js';
import { type MkdocsProject, readMkdocs } from './mkdocs/read-config.js';
import { rewriteBlocks } from './mkdocs/rewrite-blocks.js';
import { reportLeft, toSiteConfig } from './mkdocs/site-config.js';

/**
 * Writes a site of this builder with the content of a site of MkDocs, and a report of what was carried, changed and left.
 * @throws when the source has no configuration, or one that is not YAML
 */
export function migrateMkdocs({ source, output }: MigrationInput): Migration {
  const report = new MigrationReport();
  const project = readMkdocs(source);
  const { config, configFile } = project;
  const names = filesBelow(project.docs);
  const files = new Set(names);
  const pages = new Set(names.filter((name) => name.endsWith('.md')));
  const written = new Map<string, OutputFile>(
    names.map((name) => [
      `content/docs/${name}`,
      pages.has(name)
        ? movePage(name, { project, files, report })
        : { copyOf: path.join(project.docs, name) },
    ]),
  );
  for (const name of [config.theme.logo, config.theme.favicon])
    if (name && isFile(path.join(project.docs, name)))
      written.set(`public/${name}`, { copyOf: path.join(project.docs, name) });
  if (config.nav) {
    const sidebars = toSidebars(config.nav, { report, configFile, pages });
    written.set('content/docs/sidebars.yaml', stringify(sidebars, { lineWidth: 0 }));
  }
  reportLeft(project, report);
  written.set('site.config.ts', configModule(toSiteConfig(project, config.nav !== undefined)));
  written.set('package.json', sitePackage({ title: config.site_name, packages: {} }, new Set(), false));
  written.set('.gitignore', IGNORED_FILES);
  const counts = { pages: pages.size, areas: 1 };
  const result = writeOutput(output, written);
  const { entries } = report;
  const text = reportText({ title: config.site_name, entries, counts, kept: result.kept });
  writeFileSync(path.join(output, REPORT_FILE), text);
  return { ...result, counts, entries };
}

interface PageInput {
  project: MkdocsProject;
  /** All files below the folder of pages. */
  files: ReadonlySet<string>;
  report: MigrationReport;
}

function movePage(name: string, { project: { docs, folder, config }, files, report }: PageInput): string {
  const from = path.join(docs, name);
  const file = path.relative(folder, from);
  const { yaml, body, values, bodyLine } = splitMarkdown(readFileSync(from, 'utf8'));
  const custom = new Set(Object.keys(values).filter((key) => !KNOWN_KEYS.has(key)));
  for (const key of custom)
    report.changed('front matter', `"${key}" has no meaning here and is kept below "custom".`, { file });
  const front = editFrontMatter(yaml, { set: {}, remove: new Set(), custom });
  const linked = rewriteHtmlLinks(body, { name, files, hasFolders: config.use_directory_urls });
  const place = { report, file, firstLine: bodyLine };
  const complete = rewriteMissingFiles(linked, { name, files, ...place });
  const text = rewriteBlocks(complete, { ...place, plugins: new Set(config.plugins.keys()) });
  return (front === '' ? '' : `---\n${front}\n---\n`) + text;
}
