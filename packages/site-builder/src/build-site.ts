import { type Diagnostic, distinctDiagnostics, hasErrors } from '@org/site-model';
import path from 'node:path';
import { scriptPolicy } from '@org/theme-shell';
import { lastCompileTime } from './1-compile/compiled-files.js';
import { DamagedAreaError } from './1-compile/read-compiled.js';
import { type LinkedSite, linkLocales } from './2-link/link-site.js';
import { type LinkTable, mergeTables } from './2-link/links/link-table.js';
import { readSummaries } from './2-link/read-summaries.js';
import { loadBundle } from './3-render/bundle.js';
import { checkRendered } from './3-render/check-rendered.js';
import { renderSite } from './3-render/render-site.js';
import { type HeldOutput, holdOutput } from './output/hold-output.js';
import { OUTPUT_DIR, SiteOutput } from './output/site-output.js';
import type { LoadedSite } from './config/loaded-site.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { pageFile } from './diagnostics/file-names.js';
import { readSiteHistory } from './history/last-updates.js';
import { finishBuild } from './hooks/run-hooks.js';
import type { PageKey } from './model/site-model.js';
import { PolicyCheck } from './publish/policy-check.js';
import { writePublishFiles } from './publish/write-publish-files.js';
import { type BuildReport, buildReport, REPORT_FILE } from './report/build-report.js';
import { checkFacets } from './search/check-facets.js';

export interface BuildResult {
  report: BuildReport;
  /** Warnings and notes; an error would have stopped the build. */
  diagnostics: readonly Diagnostic[];
}

/**
 * LINK and RENDER over the compiled areas. The output folder is replaced whole, or left alone; a second build of the same folder
 * waits for the first. @throws SiteError
 */
export const buildSite = (site: LoadedSite): Promise<BuildResult> =>
  holdOutput(path.join(site.root, OUTPUT_DIR), (held) => repairing(site, () => buildHeld(site, held)));

/** A damaged area is one that is not there yet: it is compiled again, and then the site is built. */
async function repairing<T>(site: LoadedSite, build: () => Promise<T>): Promise<T> {
  for (let left = site.config.areas.length; left > 0; left--) {
    try {
      return await build();
    } catch (error) {
      if (!(error instanceof DamagedAreaError)) throw error;
      const { compileArea } = await import('./1-compile/compile-area.js');
      await compileArea(site, error.dir);
    }
  }
  return build();
}

async function buildHeld(site: LoadedSite, { folders, confirm }: HeldOutput): Promise<BuildResult> {
  const time = new Stopwatch();
  const summaries = await time.measure('read', () => readSummaries(site));
  const history = await time.measure('history', () => readSiteHistory(site, summaries));
  const linked = await time.measure('link', () =>
    linkLocales(site, summaries, { updates: history.bySource }),
  );
  if (hasErrors(linked.diagnostics)) throw new SiteError(linked.diagnostics);

  const bundle = await time.measure('load', () =>
    loadBundle(site.root, site.config.baseUrl, site.config.favicon),
  );
  const output = new SiteOutput(folders.target);
  const models = linked.locales.map(({ model }) => model);
  const policy = new PolicyCheck(scriptPolicy(models[0]?.site.scripts).scriptSources);
  const onDocument = (html: string, page: PageKey | null): void => {
    const isContent = page?.kind === 'document' && /\.mdx?$/i.test(page.name);
    policy.document(html, () => pageFile(site, page), { isContent });
  };
  const rendered = await time.measure('render', () =>
    renderSite({ locales: linked.locales, bundle, output, onDocument }),
  );
  const diagnostics = distinctDiagnostics([
    ...history.diagnostics,
    ...linked.diagnostics,
    ...policy.diagnostics,
    ...(await checkFacets(models, site.configFile)),
    ...checkRendered(rendered, renderedTable(site, linked), site),
  ]);
  if (hasErrors(diagnostics)) throw new SiteError(diagnostics);

  writePublishFiles({ config: site.config, models, seen: policy.seen }, output);
  await finishBuild(site, {
    locales: linked.locales.map(({ site: { locale }, model }) => ({ locale: locale.code, model })),
    files: output.written.map(({ file }) => file),
    write: (file, content) => output.write(file, content),
  });
  const milliseconds = { compile: lastCompileTime(site), ...time.milliseconds };
  const report = buildReport({
    site,
    models,
    references: summaries.flatMap(({ references }) => references),
    bundleFiles: bundle.files,
    output,
    diagnostics,
    milliseconds,
  });
  output.writeReport(REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`);
  await output.commit(confirm);
  return { report, diagnostics };
}

/** What React pages may lead to: pages of every locale, and the report, which is written last. */
function renderedTable({ config }: LoadedSite, { locales }: LinkedSite): LinkTable {
  const tables = locales.map(({ table }) => table);
  const own = locales.find(({ site }) => site.locale.isDefault)?.table;
  if (!own) throw new Error('The site has no default locale.');
  const publicFiles = new Set([...own.publicFiles, config.baseUrl + REPORT_FILE]);
  return mergeTables(tables, { ...own, publicFiles });
}

/** Measures stages by wall clock, rounded to milliseconds, in the order in which they ran. */
class Stopwatch {
  readonly milliseconds: Record<string, number> = {};

  async measure<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    this.milliseconds[stage] = Math.round(performance.now() - start);
    return result;
  }
}
