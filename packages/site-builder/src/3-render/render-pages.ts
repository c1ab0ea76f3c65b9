import type { CompiledPage } from '@org/content-pipeline/compiled';
import type { RenderedPage } from '../1-compile/compiled-index.js';
import { type RenderedArea, DamagedAreaError, readPages } from '../1-compile/read-compiled.js';
import { noteSiteCode } from '../command-end.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { pageFile } from '../diagnostics/file-names.js';
import { StagingFolder, type StagingPlace } from '../output/staging-folder.js';
import { startEarly } from '../threads/early-threads.js';
import { type Crew, inTurn } from '../threads/in-turn.js';
import type { PageWork } from '../threads/page-thread.js';
import { THREAD_HEAP } from '../threads/thread-heap.js';
import { threadsFor } from '../threads/threads-for.js';
import { serverFile, type SiteBundle } from './bundle.js';
import { localeData } from './render-page.js';
import type { RenderAnswer, RenderShare, RenderTask } from './render-task.js';
import type { WriteContext } from './write-context.js';
import {
  type DocumentPlan,
  type DocumentTask,
  DocumentWriter,
  type WrittenDocument,
} from './write-documents.js';

/** How pages are rendered, and where to. */
export interface Rendering {
  /** Of each locale. */
  contexts: readonly WriteContext[];
  bundle: Pick<SiteBundle, 'render' | 'server'>;
  place: StagingPlace;
  /** What is to be rendered of a page. */
  plansOf(page: RenderedPage): DocumentPlan[];
  /** Settles when the thread of the search index is done, whose processor another that renders then has. @default there is no such thread */
  searched?: Promise<unknown> | undefined;
}

/** A page and what was written of it, for each of its plans. */
export interface WrittenPage {
  page: RenderedPage;
  written: WrittenDocument[];
}

/** Pages from which threads are done sooner than one: it takes some 200 ms until they have loaded the shell and are as fast. */
const MIN_PAGES_FOR_THREADS = 200;
/** The same for one that comes while others render, which then have the processors that it needs to begin. */
const MIN_PAGES_FOR_ANOTHER = 600;
/** Pages in one share: enough to make the message cheap, few enough to keep all threads busy to the end. */
const SHARE = 16;

const RENDER_WORKER = new URL('./render-worker.js', import.meta.url);

/**
 * How many threads render at once, this one included. That of the search index takes as long as the rendering of half of the pages: where it has a processor for itself
 * both are done at about the same time, and where there are more threads than processors it is the last, and the others have nothing to do.
 */
const renderThreads = (pages: number, isSearched: boolean): number =>
  Math.max(1, threadsFor(pages, MIN_PAGES_FOR_THREADS) - (isSearched ? 1 : 0));

/** Has threads load what renders while the site is linked, where many pages are to be rendered. @param isSearched whether another makes the search index meanwhile */
export function startRenderers(root: string, pages: number, isSearched: boolean): void {
  const thread = { module: RENDER_WORKER, resourceLimits: THREAD_HEAP, preload: serverFile(root) };
  startEarly(thread, renderThreads(pages, isSearched) - 1);
}

/** Renders pages, in their order, over all cores when there are many. */
export function renderPages(
  areas: readonly RenderedArea[],
  rendering: Rendering,
): AsyncGenerator<WrittenPage> {
  const count = areas.reduce((sum, { pages }) => sum + pages.length, 0);
  const { server } = rendering.bundle;
  const isAlone = threadsFor(count, MIN_PAGES_FOR_THREADS) === 1;
  if (isAlone || server === undefined || count === 0) return renderHere(areas, rendering);
  const threads = renderThreads(count, rendering.searched !== undefined);
  return renderInThreads(areas, rendering, { server, threads });
}

/** Renders pages in this thread. */
async function* renderHere(
  areas: readonly RenderedArea[],
  rendering: Rendering,
): AsyncGenerator<WrittenPage> {
  const [first] = rendering.contexts;
  const writer = documentWriter(rendering);
  for (const { dir, pages } of first ? areas : []) {
    let at = 0;
    for await (const compiled of readPages({ contentDir: first?.site.contentDir ?? '' }, dir, pages)) {
      const page = pages[at++];
      if (page) yield { page, written: writeHere(compiled, rendering.plansOf(page), { writer, rendering }) };
    }
  }
}

interface Here {
  writer: DocumentWriter;
  rendering: Rendering;
}

function writeHere(
  compiled: CompiledPage,
  plans: readonly DocumentPlan[],
  { writer, rendering: { contexts } }: Here,
): WrittenDocument[] {
  const site = contexts[0]?.site;
  if (site) noteSiteCode(() => pageFile(site, { kind: 'document', name: compiled.source }));
  return plans.map((plan) => writer.write(compiled, plan));
}

const documentWriter = (rendering: Rendering): DocumentWriter =>
  new DocumentWriter(documentTask(rendering), rendering.bundle.render, new StagingFolder(rendering.place));

const documentTask = ({ contexts }: Rendering): DocumentTask => ({
  locales: contexts.map(localeData),
  scriptOrigins: contexts[0]?.check.scriptOrigins,
});

/** The same in threads, which write the files themselves; this one is one of them. */
async function* renderInThreads(
  areas: readonly RenderedArea[],
  rendering: Rendering,
  { server, threads }: { server: string; threads: number },
): AsyncGenerator<WrittenPage> {
  const { contexts, place, plansOf, searched } = rendering;
  const contentDir = contexts[0]?.site.contentDir ?? '';
  const shares = areas.flatMap((area) => toShares(area, threads));
  const writer = documentWriter(rendering);
  const crew: Crew<RenderShare, RenderAnswer> = {
    work: renderWork({ ...documentTask(rendering), server, place, contentDir }, shares, rendering),
    threads: threads - 1,
    later: searched && { from: searched, least: MIN_PAGES_FOR_ANOTHER / SHARE },
    async here({ id, dir, pages }) {
      const written: WrittenDocument[][] = [];
      for await (const compiled of readPages({ contentDir }, dir, pages))
        written.push(writeHere(compiled, pages[written.length]?.plans ?? [], { writer, rendering }));
      return { id, pages: written };
    },
  };
  const answers = inTurn(crew, {
    count: shares.length,
    share(id) {
      const { dir = '', pages = [] } = shares[id] ?? {};
      return { id, dir, pages: pages.map((page) => ({ ...placeOf(page), plans: plansOf(page) })) };
    },
  });
  for await (const answer of answers) {
    if ('failure' in answer) throw toError(answer.failure);
    for (const [at, page] of (shares[answer.id]?.pages ?? []).entries())
      yield { page, written: answer.pages[at] ?? [] };
  }
}

const placeOf = ({ offset, length, hash }: RenderedPage) => ({ offset, length, hash });

const renderWork = (
  task: RenderTask,
  shares: readonly RenderedArea[],
  { contexts: [first] }: Rendering,
): PageWork<RenderShare> => ({
  module: RENDER_WORKER,
  task,
  resourceLimits: THREAD_HEAP,
  verb: { done: 'rendered', does: 'renders' },
  fileOf({ id }, at) {
    const name = shares[id]?.pages[at]?.summary.source;
    return first && name !== undefined ? pageFile(first.site, { kind: 'document', name }) : undefined;
  },
});

const toError = (failure: Extract<RenderAnswer, { failure: unknown }>['failure']): Error =>
  'damaged' in failure ? new DamagedAreaError(failure.damaged) : new SiteError(failure.diagnostics);

/** Of few pages each thread has its part. */
function toShares({ dir, pages }: RenderedArea, threads: number): RenderedArea[] {
  const size = Math.min(SHARE, Math.ceil(pages.length / threads));
  return Array.from({ length: Math.ceil(pages.length / size) || 0 }, (_, id) => ({
    dir,
    pages: pages.slice(id * size, (id + 1) * size),
  }));
}
