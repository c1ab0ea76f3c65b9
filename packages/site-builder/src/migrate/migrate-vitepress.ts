import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { MANIFEST_FILE } from '../output/site-manifest.js';
import { filesBelow } from './1-read/documents.js';
import { configModule } from './3-site/config-module.js';
import { IGNORED_FILES, sitePackage } from './3-site/site-package.js';
import { reportText } from './4-write/report-text.js';
import { type OutputFile, writeOutput } from './4-write/write-output.js';
import { type Migration, type MigrationInput, REPORT_FILE } from './model/migration.js';
import { MigrationReport } from './model/migration-report.js';
import { rewritePage } from './vitepress/content/rewrite-page.js';
import { TWOSLASH_RANGES } from './vitepress/content/twoslash.js';
import { readSite } from './vitepress/read/read-site.js';
import { reportLeft } from './vitepress/site/left-settings.js';
import { localeTexts } from './vitepress/site/locale-texts.js';
import { moveSidebars } from './vitepress/site/sidebars.js';
import { toSiteConfig } from './vitepress/site/site-config.js';

/**
 * Writes a site of this builder with the content of a site of VitePress, and a report of what was carried, changed and left.
 * @throws when the source has no configuration, or one that cannot be run
 */
export async function migrateVitepress({ source, output }: MigrationInput): Promise<Migration> {
  const report = new MigrationReport();
  const site = await readSite(source);
  const written = new Map<string, OutputFile>();
  const packages = new Set<string>();
  const context = { site, report, written, packages };
  const { sidebars, beside } = moveSidebars(context);
  for (const page of site.pages) written.set(page.target, rewritePage(page, { ...context, beside }));
  written.set(`content/${site.area}/sidebars.yaml`, stringify(sidebars, { lineWidth: 0 }));
  for (const locale of site.locales.filter(({ isDefault }) => !isDefault)) {
    const texts = localeTexts(locale, context);
    if (Object.keys(texts).length > 0)
      written.set(`content/locales/${locale.code}.yaml`, stringify({ texts }, { lineWidth: 0 }));
  }
  const published = path.join(site.docs, 'public');
  for (const name of filesBelow(published).filter((each) => each !== MANIFEST_FILE))
    written.set(`public/${name}`, { copyOf: path.join(published, name) });
  reportLeft(context);
  const config = toSiteConfig(context);
  written.set('site.config.ts', configModule(config));
  written.set(
    'package.json',
    sitePackage({ title: config.title, packages: { ...TWOSLASH_RANGES, ...site.packages } }, packages, false),
  );
  written.set('.gitignore', IGNORED_FILES);
  const counts = { pages: site.pages.length, areas: 1, languages: site.locales.length };
  const result = writeOutput(output, written);
  const { entries } = report;
  writeFileSync(
    path.join(output, REPORT_FILE),
    reportText({ title: config.title, entries, counts, kept: result.kept }),
  );
  return { ...result, counts, entries };
}
