/** Components of a site are of another bundle, and run in the same process: there they read which page they are on. */
const KEY = Symbol.for('@org/content-pipeline/page');

const shared = globalThis as { [KEY]?: string | undefined };

/** Does something while components may read the path of the page, below the content root. What it does may not wait. */
export function duringPage<T>(file: string, run: () => T): T {
  const outer = shared[KEY];
  shared[KEY] = file;
  try {
    return run();
  } finally {
    shared[KEY] = outer;
  }
}
