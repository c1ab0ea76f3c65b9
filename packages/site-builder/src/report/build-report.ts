import type { Route } from '../2-link/site-model.js';
import type { SiteOutput, WrittenFile } from '../3-render/site-output.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Written into the site as `report.json`. Everything but `milliseconds` depends on the input alone. */
export interface BuildReport {
  site: string;
  pagesByArea: Record<string, number>;
  pages: number;
  /** Wall-clock time of each stage. */
  milliseconds: Record<string, number>;
  bytesByType: Record<string, { files: number; bytes: number }>;
  /** The largest HTML files, with what they cost on the wire. */
  largestPages: (WrittenFile & { gzip: number })[];
  diagnostics: { error: number; warning: number; info: number };
}

const LARGEST = 5;

export interface ReportInput {
  site: LoadedSite;
  /** Of all locales. */
  routes: readonly Route[];
  output: Pick<SiteOutput, 'written' | 'gzipOf'>;
  diagnostics: readonly Diagnostic[];
  milliseconds: Record<string, number>;
}

export function buildReport({ site, routes, output, diagnostics, milliseconds }: ReportInput): BuildReport {
  const documents = routes.filter(({ source }) => /\.mdx?$/.test(source));
  return {
    site: site.config.title,
    pagesByArea: Object.fromEntries(
      site.config.areas.map(({ dir }) => [
        dir,
        documents.filter(({ source }) => source.startsWith(`${dir}/`)).length,
      ]),
    ),
    pages: routes.length,
    milliseconds,
    bytesByType: bytesByType(output.written),
    largestPages: output.written
      .filter(({ file }) => file.endsWith('.html'))
      .sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1))
      .slice(0, LARGEST)
      .map((page) => ({ ...page, gzip: output.gzipOf(page.file) })),
    diagnostics: {
      error: count(diagnostics, 'error'),
      warning: count(diagnostics, 'warning'),
      info: count(diagnostics, 'info'),
    },
  };
}

function bytesByType(written: WrittenFile[]): BuildReport['bytesByType'] {
  const types: BuildReport['bytesByType'] = {};
  for (const { file, bytes } of [...written].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const type = (types[file.split('.').at(-1) ?? ''] ??= { files: 0, bytes: 0 });
    type.files++;
    type.bytes += bytes;
  }
  return types;
}

const count = (diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** The report in a few lines for a terminal. */
export function summarise(report: BuildReport): string {
  const areas = Object.entries(report.pagesByArea).map(([area, pages]) => `${area} ${pages}`);
  const stages = Object.entries(report.milliseconds).map(([stage, ms]) => `${stage} ${ms} ms`);
  const [largest] = report.largestPages;
  return [
    `${report.site}: ${report.pages} pages (${areas.join(', ')})`,
    `  time     ${stages.join(', ')}`,
    `  largest  ${largest ? `${largest.file} (${kilobytes(largest.gzip)} gzip)` : 'none'}`,
    `  findings ${report.diagnostics.error} error(s), ${report.diagnostics.warning} warning(s)`,
  ].join('\n');
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
