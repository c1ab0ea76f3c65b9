import { distinctDiagnostics, hasErrors } from '@org/site-model';
import { scriptPolicy } from '@org/theme-shell';
import { lastCompileTime } from './1-compile/compiled-files.js';
import { type IndexedPage, type RenderedPage, renderedPage } from './1-compile/compiled-index.js';
import { readAreas, type RenderedArea } from './1-compile/read-compiled.js';
import { linkUnlessKept } from './2-link/kept-link.js';
import type { LinkedSite } from './2-link/link-site.js';
import { type LinkTable, mergeTables } from './2-link/links/link-table.js';
import { loadBundle } from './3-render/bundle.js';
import { checkRendered } from './3-render/check-rendered.js';
import { newTexts, type RenderWork } from './3-render/document-outputs.js';
import { startRenderers } from './3-render/render-pages.js';
import { renderPart, renderSite } from './3-render/render-site.js';
import { searchedSite, type SearchThread, startSearchThread } from './3-render/search-index.js';
import { searchUnit } from './3-render/search-outputs.js';
import type { DocumentCheck } from './3-render/write-context.js';
import type { BuildResult } from './build-site.js';
import { bundleHashes } from './bundle-state.js';
import type { LoadedSite } from './config/loaded-site.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { pageFile } from './diagnostics/file-names.js';
import { readSiteHistory } from './history/last-updates.js';
import { finishBuild } from './hooks/run-hooks.js';
import type { SiteFiles } from './inputs/site-files.js';
import type { SiteModel } from './model/site-model.js';
import { offlineAreas } from './offline/offline-areas.js';
import { writeOffline } from './offline/write-offline.js';
import type { SiteOutput } from './output/site-output.js';
import type { SitePart } from './output/site-part.js';
import { PolicyCheck } from './publish/policy-check.js';
import { writePublishFiles } from './publish/write-publish-files.js';
import { buildReport, countReferences, REPORT_FILE } from './report/build-report.js';
import { SiteCards } from './social-cards/site-cards.js';
import { checkFacets } from './search/check-facets.js';
import { profiled } from './stage-profile.js';
import { boundHeapGrowth, collectHeap, type PageCounts } from './threads/thread-heap.js';

/**
 * LINK and RENDER over the compiled areas, into an output folder that is not in place yet.
 * @param files of the site, as they were before anything was read. @default they are looked at now
 * @throws SiteError
 */
export async function fillOutput(
  site: LoadedSite,
  output: SiteOutput,
  files?: SiteFiles,
): Promise<Pick<BuildResult, 'report' | 'diagnostics'>> {
  const time = new Stopwatch();
  const begin = (pages: readonly IndexedPage[]) => startThreads(site, pages, output);
  const { areas, checked, counts, searchThread, history, linked } = await linkAreas(site, time, {
    begin,
    files,
  });
  output.link = linked.key;
  const bundle = await time.measure('load', () => bundleOf(site));
  const { locales } = linked;
  const models = locales.map(({ model }) => model);
  const policy = new PolicyCheck();
  const check = documentCheck(policy, site, models);
  const cards = SiteCards.plan({ site, locales, summaries: summariesOf(areas), bundle });
  const { components, work } = await time.measure('render', async () => {
    await cards.write(output);
    return renderSite({ locales, areas, bundle, output, check, searchThread, cardOf: cards.of });
  });
  // The index was made of as much as all pages together are.
  collectHeap(counts);
  const diagnostics = distinctDiagnostics([
    ...history.diagnostics,
    ...linked.diagnostics,
    ...policy.diagnosticsOf(site.configFile),
    ...cards.diagnostics,
    ...(await checkFacets(models, site.configFile)),
    ...checkRendered(components, renderedTable(site, linked), site),
  ]);
  if (hasErrors(diagnostics)) throw new SiteError(diagnostics);

  await writeOffline(site, locales, output);
  writePublishFiles({ config: site.config, models, seen: policy.seen }, output);
  await finishBuild(site, builtSite(locales, output));
  const report = buildReport({
    site,
    models,
    checked,
    bundleFiles: bundle.files,
    output,
    diagnostics,
    built: new Date(),
    milliseconds: { compile: lastCompileTime(site), ...time.milliseconds },
    work: { ...work, ...output.counts },
  });
  output.writeReport(REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`);
  return { report, diagnostics };
}

const bundleOf = ({ root, config: { baseUrl, favicon } }: LoadedSite) =>
  loadBundle(root, { baseUrl, favicon, hashes: bundleHashes(root) });

/** What hooks are told of a site that is built. */
const builtSite = (
  locales: LinkedSite['locales'],
  output: SiteOutput,
): Parameters<typeof finishBuild>[1] => ({
  locales: locales.map(({ site: { locale }, model }) => ({ locale: locale.code, model })),
  files: output.written.map(({ file }) => file),
  write: (file, content) => output.write(file, content),
});

/** The same for a part of the site, into an output folder of its own. What is wrong with pages is said by the build that takes it. @throws SiteError */
export async function fillShard(site: LoadedSite, output: SiteOutput, part: SitePart): Promise<RenderWork> {
  const begin = (pages: readonly IndexedPage[]): Begun => ({
    counts: { made: pages.length, all: pages.length },
    searchThread:
      part === 'search'
        ? startSearchThread(searchedSite(site), { made: pages.length, all: pages.length })
        : undefined,
  });
  const { areas, searchThread, linked } = await linkAreas(site, new Stopwatch(), { begin });
  const bundle = await bundleOf(site);
  const models = linked.locales.map(({ model }) => model);
  const check = documentCheck(new PolicyCheck(), site, models);
  const { locales } = linked;
  const { of: cardOf } = SiteCards.plan({ site, locales, summaries: summariesOf(areas), bundle });
  return renderPart({ locales, areas, bundle, output, check, searchThread, part, cardOf });
}

/** What goes on beside the linking. */
interface Begun {
  counts: PageCounts;
  searchThread: SearchThread | undefined;
}

/** What goes on beside the linking, and what is known of the site's files. */
interface LinkInput {
  begin: (pages: readonly IndexedPage[]) => Begun;
  /** @default they are looked at now */
  files?: SiteFiles | undefined;
}

/** What RENDER begins with. What only LINK needs of pages is let go of. @throws SiteError */
async function linkAreas(site: LoadedSite, time: Stopwatch, input: LinkInput) {
  const linked = await linkRead(site, time, input);
  collectHeap(linked.counts);
  return linked;
}

async function linkRead(site: LoadedSite, time: Stopwatch, { begin, files }: LinkInput) {
  const areas = await time.measure('read', () => readAreas(site));
  const pages = areas.flatMap((area) => area.pages);
  const summaries = pages.map(({ summary }) => summary);
  const { searchThread, counts } = begin(pages);
  const history = await time.measure('history', () => readSiteHistory(site, () => summaries));
  const linked = await time.measure('link', () =>
    linkUnlessKept(site, pages, { updates: history.bySource, files }),
  );
  if (hasErrors(linked.diagnostics)) throw new SiteError(linked.diagnostics);
  const rendered = areas.map(({ dir, pages }): RenderedArea => ({ dir, pages: pages.map(renderedPage) }));
  return { areas: rendered, checked: countReferences(summaries), counts, searchThread, history, linked };
}

const summariesOf = (areas: readonly RenderedArea[]): RenderedPage['summary'][] =>
  areas.flatMap(({ pages }) => pages.map(({ summary }) => summary));

/** Begins with the search index, and has threads load what renders, unless shards bring it. */
function startThreads(site: LoadedSite, pages: readonly IndexedPage[], output: SiteOutput): Begun {
  const { defaultLocale, locales } = site.config;
  if (output.isBrought(searchUnit(defaultLocale)))
    return { counts: { made: 0, all: pages.length }, searchThread: undefined };
  const codes = [defaultLocale, ...locales.map(({ code }) => code)];
  const counts = { made: newTexts(pages, codes, output), all: pages.length };
  boundHeapGrowth(counts);
  const searchThread = startSearchThread(searchedSite(site), counts);
  startRenderers(site.root, counts.made, searchThread !== undefined);
  return { counts, searchThread };
}

const documentCheck = (
  policy: PolicyCheck,
  site: LoadedSite,
  [first]: readonly Pick<SiteModel, 'site'>[],
): DocumentCheck => ({
  scriptOrigins: scriptPolicy(first?.site.scripts).scriptSources,
  add(report, page) {
    const isContent = page?.kind === 'document' && /\.mdx?$/i.test(page.name);
    policy.add(report, () => pageFile(site, page), { isContent });
  },
});

/** What React pages may lead to: pages of every locale, and the report, which is written last. */
function renderedTable({ config }: LoadedSite, { locales }: LinkedSite): LinkTable {
  const tables = locales.map(({ table }) => table);
  const own = locales.find(({ site }) => site.locale.isDefault)?.table;
  if (!own) throw new Error('The site has no default locale.');
  const copies = locales.flatMap(({ site, model }) => offlineAreas({ site, model }, config));
  const written = [config.baseUrl + REPORT_FILE, ...copies.map(({ href }) => href)];
  const publicFiles = new Set([...own.publicFiles, ...written]);
  return mergeTables(tables, { ...own, publicFiles });
}

/** Measures stages by wall clock, rounded to milliseconds, in the order in which they ran. */
class Stopwatch {
  readonly milliseconds: Record<string, number> = {};

  async measure<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await profiled(stage, run);
    this.milliseconds[stage] = Math.round(performance.now() - start);
    return result;
  }
}
