import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Twoslash from 'twoslash';
import type * as Protocol from 'twoslash-protocol';

/** Runs TypeScript over a block. */
type Twoslasher = ReturnType<typeof Twoslash.createTwoslasher>;

export interface LoadedTwoslash {
  run: Twoslasher;
  protocol: Pick<typeof Protocol, 'removeCodeRanges' | 'resolveNodePositions'>;
}

/** By folder: the compiler takes a second to start, and the pages of a site share it. */
const loaded = new Map<string, LoadedTwoslash | undefined>();

/** The package as the site has installed it, with the types that are installed there; `undefined` where it is not. */
export function loadTwoslash(root: string): LoadedTwoslash | undefined {
  if (!loaded.has(root)) loaded.set(root, load(root));
  return loaded.get(root);
}

function load(root: string): LoadedTwoslash | undefined {
  for (const place of [path.join(root, '_'), import.meta.url]) {
    const require = createRequire(place);
    if (!isInstalled(require)) continue;
    const { createTwoslasher } = require('twoslash') as typeof Twoslash;
    const inside = createRequire(require.resolve('twoslash'));
    const protocol = inside('twoslash-protocol') as typeof Protocol;
    return { run: createTwoslasher({ vfsRoot: root }), protocol };
  }
  return undefined;
}

function isInstalled(require: NodeJS.Require): boolean {
  try {
    require.resolve('twoslash');
    return true;
  } catch {
    return false;
  }
}
