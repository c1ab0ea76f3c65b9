import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from './1-read/read-project.js';
import { blockSettings } from './2-content/block-settings.js';
import { moveDocuments } from './2-content/document-ids.js';
import { moduleSource } from './2-content/module-source.js';
import { pageCode } from './2-content/pages/page-code.js';
import type { ReactPage } from './2-content/pages/react-pages.js';
import { hasMarkup, rewriteCode } from './2-content/rewrite-code.js';
import { type PageContext, rewritePage } from './2-content/rewrite-page.js';
import { type CarriedFile, SiteFiles } from './2-content/site-files.js';
import { globalComponents } from './3-site/global-components.js';
import { drawingModule } from './3-site/page-modules.js';
import { rewriteStyles, styleCompiler } from './2-content/style-modules.js';
import { sidebarFiles, siteFiles, staticFiles } from './3-site/site-files.js';
import { reportText } from './4-write/report-text.js';
import { type OutputFile, writeOutput } from './4-write/write-output.js';
import { type Migration, type MigrationInput, REPORT_FILE } from './model/migration.js';
import { MigrationReport } from './model/migration-report.js';
import type { Project } from './model/project.js';

/**
 * Writes a site of this builder with the content of a Docusaurus site, and a report of what was carried, changed and left. The
 * source stays as it is; what was edited in the output since the last migration stays, too.
 *
 * @throws when the source has no configuration, or one that cannot be run
 */
export async function migrateDocusaurus({ source, output }: MigrationInput): Promise<Migration> {
  const report = new MigrationReport();
  const project = await readProject(source, report);
  const files = new SiteFiles(project);
  const ids = moveDocuments(project);
  const packages = new Set<string>();
  const components = globalComponents({ files, report, packages });
  const context: PageContext = {
    files,
    report,
    packages,
    islands: new Map(),
    taken: new Set([...components.keys()].map((name) => path.parse(name).name)),
    newId: ids.besides,
    ...blockSettings(project, report),
  };
  const written = new Map<string, OutputFile>([
    ...components,
    ...sidebarFiles(context, ids),
    ...staticFiles(project, report),
  ]);
  // Files name files: each turn moves those that the one before it has named.
  for (let batch = files.take(); batch.length > 0; batch = files.take())
    for (const file of batch) written.set(...moveFile(file, context));
  for (const { file, target } of files.unused) written.set(target, { copyOf: file });
  for (const [name, code] of context.islands) written.set(`src/islands/${name}.jsx`, code);
  for (const [name, content] of siteFiles(context, { ids, output })) written.set(name, content);
  const counts = countFiles(project, written);
  const result = writeOutput(output, written);
  const text = reportText({
    title: project.config.title,
    entries: report.entries,
    counts,
    kept: result.kept,
  });
  writeFileSync(path.join(output, REPORT_FILE), text);
  return { ...result, counts, entries: report.entries };
}

/** A file of the source as the new site has it, and its name there. */
function moveFile(from: CarriedFile, context: PageContext): [string, OutputFile] {
  if (from.kind === 'drawing') return [from.target, drawingModule(from.file)];
  const isStyle = styleCompiler(from.file) !== undefined;
  if (from.kind === 'copy' && !isStyle) return [from.target, { copyOf: from.file }];
  const source = from.kind === 'code' ? moduleSource(from.file) : readFileSync(from.file, 'utf8');
  if (isStyle) return [from.target, rewriteStyles(source, from, context)];
  if (from.kind === 'markdown') return [from.target, rewritePage(source, from, context)];
  const file = path.relative(context.files.project.folder, from.file);
  if (from.page)
    return [
      from.target,
      rewriteCode(pageCode(source, pageTitle(from.page, context)), { ...context, from, file }),
    ];
  const name = hasMarkup(from.file, source) ? from.target.replace(/\.js$/, '.jsx') : from.target;
  return [name, rewriteCode(source, { ...context, from, file })];
}

/** A page's title where it gives none to its layout: that of the site for the first, else its address in words. */
function pageTitle({ address }: ReactPage, { files }: PageContext): { title: string } {
  const words = path.basename(address).replace(/[-_]+/g, ' ');
  return {
    title: words === '' ? files.project.config.title : words.charAt(0).toUpperCase() + words.slice(1),
  };
}

function countFiles(
  { documents, instances, blogs }: Project,
  written: ReadonlyMap<string, OutputFile>,
): Record<string, number> {
  const names = [...written.keys()];
  return {
    pages: documents.filter(({ edition }) => edition.kind !== 'blog').length,
    posts: documents.filter(({ edition }) => edition.kind === 'blog').length,
    areas: instances.length + blogs.length,
    versions: instances.reduce((sum, { released }) => sum + released.length, 0),
    'files of the public folder': names.filter((name) => name.startsWith('public/')).length,
  };
}
