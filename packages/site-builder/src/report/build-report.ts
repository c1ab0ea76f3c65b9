import type { Diagnostic, Reference } from '@org/site-model';
import { readFileSync } from 'node:fs';
import { ownDocuments, type SiteModel } from '../model/site-model.js';
import type { BundleFiles } from '../3-render/bundle.js';
import type { RenderedSite } from '../3-render/render-site.js';
import { sha256Of } from '../output/site-manifest.js';
import type { OutputCounts, SiteOutput, WrittenFile } from '../output/site-output.js';
import type { LoadedSite } from '../config/loaded-site.js';

/** What is known once the site is linked: the dev server answers `report.json` with it. */
export interface LinkReport {
  site: string;
  /** Of what built it. */
  versions: { node: string; siteBuilder: string };
  /** A site's own values, from its configuration. */
  customFields: LoadedSite['config']['customFields'];
  /** In the default locale. */
  pagesByArea: Record<string, number>;
  /** In the default locale; every other one has as many addresses. */
  pages: number;
  /** How many documents each other locale has in its own language, by code. */
  translated: Record<string, number>;
  diagnostics: { error: number; warning: number; info: number };
}

/** Written into the site as `report.json`. Everything but `built`, `milliseconds`, `work` and `checksum` depends on the input alone. */
export interface BuildReport extends LinkReport {
  /** SHA-256, in base64url, of the JSON of the rest: the site's manifest, which is the same for the same site, cannot have it. */
  checksum: string;
  /** When, in UTC: `2026-11-28T18:20:00.000Z`. */
  built: string;
  /** Wall-clock time of each stage. */
  milliseconds: Record<string, number>;
  /** What was done, and why: the rest is the last site's. */
  work: RenderedSite['work'] & OutputCounts;
  bytesByType: Record<string, { files: number; bytes: number }>;
  /** The largest HTML files, with what they cost on the wire. */
  largestPages: (WrittenFile & { gzip: number })[];
  /** Bytes with gzip that every page brings, whatever it says. */
  everyPage: Record<keyof BundleFiles, number>;
  /** How much was looked at: links inside of the site, those with a hash, images and downloads. */
  checked: { links: number; anchors: number; assets: number };
}

export const REPORT_FILE = 'report.json';
const LARGEST = 5;
const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

export interface LinkReportInput {
  site: LoadedSite;
  /** Of all locales. */
  models: readonly Pick<SiteModel, 'routes' | 'pages' | 'site'>[];
  diagnostics: readonly Diagnostic[];
}

export interface ReportInput extends LinkReportInput {
  checked: BuildReport['checked'];
  bundleFiles: BundleFiles;
  output: Pick<SiteOutput, 'written' | 'gzipOf'>;
  built: Date;
  milliseconds: Record<string, number>;
  work: BuildReport['work'];
}

export function linkReport({ site, models, diagnostics }: LinkReportInput): LinkReport {
  const { defaultLocale } = site.config;
  const main = models.find((model) => model.site.locale === defaultLocale);
  const documents = main ? documentsOf(main) : [];
  return {
    site: site.config.title,
    versions: { node: process.versions.node, siteBuilder: VERSION },
    customFields: site.config.customFields,
    pagesByArea: Object.fromEntries(
      site.config.areas.map(({ dir }) => [
        dir,
        documents.filter((source) => source.startsWith(`${dir}/`)).length,
      ]),
    ),
    pages: main?.routes.length ?? 0,
    translated: Object.fromEntries(
      models
        .filter((model) => model.site.locale !== defaultLocale)
        .map((model) => [model.site.locale, countTranslated(model)]),
    ),
    diagnostics: {
      error: count(diagnostics, 'error'),
      warning: count(diagnostics, 'warning'),
      info: count(diagnostics, 'info'),
    },
  };
}

/** Whether a report is as it was written. @throws for what is no JSON */
export function isWholeReport(text: string): boolean {
  const { checksum, ...rest } = Object(JSON.parse(text)) as Partial<BuildReport>;
  return checksum === sha256Of(JSON.stringify(rest));
}

export function buildReport(input: ReportInput): BuildReport {
  const { output, built, milliseconds, work } = input;
  const report = {
    ...linkReport(input),
    built: built.toISOString(),
    milliseconds,
    work,
    bytesByType: bytesByType(output.written),
    largestPages: output.written
      .filter(({ file }) => file.endsWith('.html'))
      .sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1))
      .slice(0, LARGEST)
      .map((page) => ({ ...page, gzip: output.gzipOf(page.file) })),
    everyPage: bytesOfEveryPage(input),
    checked: input.checked,
  };
  return { ...report, checksum: sha256Of(JSON.stringify(report)) };
}

/** Sources of pages with an article: those that writers make and those of APIs. */
const documentsOf = (model: LinkReportInput['models'][number]): string[] => [...ownDocuments(model).keys()];

const countTranslated = (model: LinkReportInput['models'][number]): number =>
  [...ownDocuments(model).values()].filter((page) => page.kind === 'doc' && page.contentLocale === undefined)
    .length;

function bytesOfEveryPage({ bundleFiles, output }: ReportInput): BuildReport['everyPage'] {
  const gzip = (files: string[]): number => files.reduce((sum, file) => sum + output.gzipOf(file), 0);
  return {
    styles: gzip(bundleFiles.styles),
    readable: gzip(bundleFiles.readable),
    shell: gzip(bundleFiles.shell),
  };
}

/** How much of pages has been checked. */
export function countReferences(
  pages: Iterable<{ references: readonly Pick<Reference, 'kind' | 'hash'>[] }>,
): BuildReport['checked'] {
  const checked = { links: 0, anchors: 0, assets: 0 };
  for (const { references } of pages)
    for (const { kind, hash } of references) {
      checked[kind === 'asset' ? 'assets' : 'links']++;
      if (hash !== '') checked.anchors++;
    }
  return checked;
}

function bytesByType(written: WrittenFile[]): BuildReport['bytesByType'] {
  const types = new Map<string, { files: number; bytes: number }>();
  for (const { file, bytes } of written) {
    const name = file.slice(file.lastIndexOf('.') + 1);
    const type = types.get(name) ?? { files: 0, bytes: 0 };
    type.files++;
    type.bytes += bytes;
    types.set(name, type);
  }
  return Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const count = (diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** The report in a few lines for a terminal. */
export function summarise(report: BuildReport): string {
  const areas = Object.entries(report.pagesByArea).map(([area, pages]) => `${area} ${pages}`);
  const translated = Object.entries(report.translated).map(([locale, pages]) => `${pages} in ${locale}`);
  const stages = Object.entries(report.milliseconds).map(([stage, ms]) => `${stage} ${ms} ms`);
  const [largest] = report.largestPages;
  return [
    `${report.site}: ${report.pages} pages (${areas.join(', ')})${translated.map((text) => `, ${text}`).join('')}`,
    `  time         ${stages.join(', ')}`,
    `  documents    ${workText(report.work)}`,
    `  files        ${report.work.written} written, ${report.work.linked} as they were`,
    `  largest      ${largest ? `${largest.file} (${kilobytes(largest.gzip)} gzip)` : 'none'}`,
    `  diagnostics  ${report.diagnostics.error} error(s), ${report.diagnostics.warning} warning(s)`,
  ].join('\n');
}

function workText({ rendered, reused, joined, because, search }: BuildReport['work']): string {
  const reasons = Object.entries(because).map(([reason, pages]) => `${reason} ${pages}`);
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
  const shards = joined > 0 ? `, ${joined} from shards` : '';
  return `${rendered} rendered${why}, ${reused} as they were${shards}; search index ${search}`;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
