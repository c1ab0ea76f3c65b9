import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Bounds of a thread's heap, in MB. A page needs some 30, but without bounds the engine lets four times what lives and more pile
 * up before it collects, so that threads grow for as long as they run. Below 2 GB it stays under twice. The largest page that
 * is compiled needs less, and 2 GB is the engine's own limit on a machine of 4 GB; `--max-old-space-size` overrides it.
 */
export const THREAD_HEAP = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 24 };

/** Pages from which what piles up is more than what collecting it costs: of few pages a collection frees as little as it takes long. */
const MANY_PAGES = 2000;
/** The same of all pages, of which few may be made again: what is known of them is most of the heap then. */
const LARGE_SITE = 10_000;
/** Pages that are made again, in all locales, and all that there are. */
export interface PageCounts {
  made: number;
  all: number;
}

export const isLarge = ({ all }: PageCounts): boolean => all >= LARGE_SITE;
const pilesUp = (counts: PageCounts): boolean => counts.made >= MANY_PAGES || isLarge(counts);

/** By how much a heap may grow after a collection before the next one. Measured at 5,000 pages: 10 saves hardly more, 30 a third less. */
const HEAP_GROWTH_PERCENT = 20;

/**
 * Has all threads of this process collect before much piles up, where many pages are made: what links a site and what makes its search index hold all
 * of them, and doubled what lives. Measured at 5,000 pages: 529 MB at the peak of LINK and RENDER instead of 634, for no more time of the processors; after an edit
 * of one of 20,000 635 MB instead of 795, for as long by the clock.
 */
export function boundHeapGrowth(counts: PageCounts): void {
  if (pilesUp(counts)) setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}

/**
 * Collects what a stage of this thread has left, before the next one needs memory: a heap is not collected again before it has grown by a part of what
 * lived in it when it was largest. Measured at 5,000 pages: the thread that links and renders keeps 100 MB instead of 160. Node has no other way to ask for it.
 */
export function collectHeap(counts: PageCounts): void {
  if (!pilesUp(counts)) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
