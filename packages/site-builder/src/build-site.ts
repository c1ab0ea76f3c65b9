import path from 'node:path';
import { lastCompileTime } from './1-compile/compile-area.js';
import { readCompiled } from './1-compile/read-compiled.js';
import { linkSite, linkTargets } from './2-link/link-site.js';
import type { PageSummary } from './2-link/site-model.js';
import { loadBundle } from './3-render/bundle.js';
import { checkRendered } from './3-render/check-rendered.js';
import { renderSite } from './3-render/render-site.js';
import { SiteOutput } from './3-render/site-output.js';
import type { LoadedSite } from './config/loaded-site.js';
import { type Diagnostic, hasErrors, SiteError } from './diagnostics/diagnostic.js';
import { readSiteHistory } from './history/site-history.js';
import { type BuildReport, buildReport } from './report/build-report.js';
import { Stopwatch } from './report/stopwatch.js';

export const OUTPUT_DIR = 'dist';

export interface BuildResult {
  report: BuildReport;
  /** Warnings and notes; an error would have stopped the build. */
  diagnostics: readonly Diagnostic[];
}

/** LINK and RENDER over the compiled areas. The output folder is replaced whole, or left alone. @throws SiteError */
export async function buildSite(site: LoadedSite): Promise<BuildResult> {
  const time = new Stopwatch();
  const summaries = await time.measure('read', () => readSummaries(site));
  const history = await time.measure('history', () => readSiteHistory(site, summaries));
  const model = await time.measure('link', () => linkSite(site, summaries, { updates: history.bySource }));
  if (hasErrors(model.diagnostics)) throw new SiteError(model.diagnostics);

  const bundle = await time.measure('load', () =>
    loadBundle(site.root, site.config.baseUrl, site.config.favicon),
  );
  const output = new SiteOutput(path.join(site.root, OUTPUT_DIR));
  const components = await time.measure('render', () => renderSite(site, model, bundle, output));
  const diagnostics = [
    ...history.diagnostics,
    ...model.diagnostics,
    ...checkRendered(components, linkTargets(site, summaries, model.routes), site),
  ];
  if (hasErrors(diagnostics)) throw new SiteError(diagnostics);

  const milliseconds = { compile: lastCompileTime(site), ...time.milliseconds };
  const report = buildReport({ site, model, output, diagnostics, milliseconds });
  output.write('report.json', `${JSON.stringify(report, null, 2)}\n`);
  output.commit();
  return { report, diagnostics };
}

/** All that LINK needs of the compiled pages; their text is let go line by line. */
async function readSummaries(site: LoadedSite): Promise<PageSummary[]> {
  const summaries: PageSummary[] = [];
  for await (const { html: _html, markdown: _markdown, sections: _sections, ...summary } of readCompiled(
    site,
  ))
    summaries.push(summary);
  return summaries;
}
