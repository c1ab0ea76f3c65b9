/**
 * Bounds of a thread's heap, in MB. A page needs some 30, but without bounds the engine lets four times what lives and more pile
 * up before it collects, so that threads grow for as long as they run. Below 2 GB it stays under twice. The largest page that
 * is compiled needs less, and 2 GB is the engine's own limit on a machine of 4 GB; `--max-old-space-size` overrides it.
 */
export const THREAD_HEAP = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 24 };
