import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type ComparedPage,
  comparePages,
  type ExpectedPage,
  expectedPages,
  shareOf,
} from './compare-sites.js';
import { faultsOf } from './source-faults.js';
import { buildSite, checkSite, type Diagnostic, migrateSite, type MigratedSite } from './migrated-site.js';

/** What became of a site. */
export interface SiteResult extends MigratedSite {
  name: string;
  diagnostics: Diagnostic[];
  /** Files of content, those that no error and no warning is about, and those that none is about but for what is wrong in the source, too. */
  files: { all: number; clean: number; clear: number };
  isBuilt: boolean;
  /** What the build printed. */
  output: string;
  pages: ComparedPage[];
}

interface SiteInput {
  name: string;
  /** Folder of a Docusaurus site. What "docusaurus build" has left in its `build` is compared with. */
  source: string;
  /** Folder of the new site. */
  folder: string;
  /** Pages as Docusaurus has built them, where there is no `build`. */
  expected?: readonly ExpectedPage[];
}

/** Migrates a site, checks and builds it, and compares it with what Docusaurus has built. */
export async function tryMigration({ name, source, folder, expected }: SiteInput): Promise<SiteResult> {
  rmSync(folder, { recursive: true, force: true });
  const migrated = await migrateSite(source, folder);
  const diagnostics = await checkSite(folder);
  const { code, output } = await buildSite(folder);
  const isBuilt = code === 0;
  const site = sharedAddresses(folder);
  const build = path.join(source, 'build');
  const before = expected ?? (existsSync(build) ? expectedPages({ folder: build, ...site }) : []);
  const pages = isBuilt ? comparePages(before, { folder: path.join(folder, 'dist'), ...site }) : [];
  const all = (migrated.counts.pages ?? 0) + (migrated.counts.posts ?? 0);
  const told = diagnostics.filter(({ severity }) => severity !== 'info');
  const isOfSource = faultsOf(before);
  const without = (list: Diagnostic[]): number => all - new Set(list.map(({ file }) => file)).size;
  return {
    ...migrated,
    name,
    diagnostics,
    files: { all, clean: without(told), clear: without(told.filter((one) => !isOfSource(one))) },
    isBuilt,
    output,
    pages,
  };
}

/** The base path and the origin that both sites are published at, of the new configuration. */
export function sharedAddresses(folder: string): { baseUrl: string; origin: string } {
  const config = readFileSync(path.join(folder, 'site.config.ts'), 'utf8');
  const value = (key: string): string | undefined =>
    new RegExp(`^  ${key}: '([^']*)'`, 'm').exec(config)?.[1];
  return { baseUrl: value('baseUrl') ?? '/', origin: value('url') ?? 'https://docs.example.org' };
}

const PARTS = ['words', 'headings', 'code', 'links', 'images'] as const;

/** Kinds of pages that are written in Markdown: what a migration has to carry word by word. */
export const isWritten = ({ kind }: ComparedPage): boolean =>
  kind === 'document' || kind === 'post' || kind === 'page';

const resultColumns = [
  'site',
  'files',
  'errors',
  'without a diagnostic',
  'but for faults of the source',
  'builds',
  'pages of Docusaurus',
  'not there',
  'words',
  'headings',
  'code',
  'links',
  'images',
] as const;

/** A row of the table. */
function resultRow({ name, files, diagnostics, isBuilt, pages }: SiteResult): string[] {
  const written = pages.filter(isWritten);
  const absent = pages.filter(({ comparison }) => comparison === null);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return [
    name,
    String(files.all),
    String(errors),
    percent(files.clean / Math.max(files.all, 1)),
    percent(files.clear / Math.max(files.all, 1)),
    isBuilt ? 'yes' : 'no',
    String(pages.length),
    String(absent.length),
    ...PARTS.map((part) => (pages.length > 0 ? percent(shareOf(written, part), 2) : '–')),
  ];
}

/** Rounded down: 100 % is all of it. */
const percent = (share: number, digits = 1): string =>
  `${(Math.floor(share * 100 * 10 ** digits) / 10 ** digits).toFixed(digits)} %`;

/** A table of Markdown. */
export function resultTable(results: readonly SiteResult[]): string {
  const rows = [resultColumns, resultColumns.map(() => '---'), ...results.map(resultRow)];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
