import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Reader } from './reader.js';
import { buildReleases, type Releases } from './release-site.js';
import { StaticHost } from './static-host.js';

/** What the parts of this journey share: two releases, built once, and the host of one of them. */
export interface Walk {
  readonly host: StaticHost;
  readonly releases: Releases;
  /** A new one for each case. */
  readonly reader: Reader;
}

/** Builds both releases before all cases; each begins with the old one on the host and a reader who has seen nothing. */
export function startWalk(): Walk {
  const host = new StaticHost();
  const walk = { host, releases: { old: '', new: '' }, reader: new Reader('') };
  let remove = (): void => undefined;
  beforeAll(async () => {
    ({ releases: walk.releases, remove } = await buildReleases());
    await host.start();
  });
  beforeEach(() => {
    host.deploy(walk.releases.old);
    walk.reader = new Reader(host.address);
  });
  afterEach(() => walk.reader.forget());
  afterAll(() => {
    host.stop();
    remove();
  });
  return walk;
}
