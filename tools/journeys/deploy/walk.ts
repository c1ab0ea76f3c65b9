import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from '../chromium.js';
import { Reader } from './reader.js';
import { buildReleases, type Releases } from './release-site.js';
import { StaticHost } from './static-host.js';

/** What the parts of this journey share: two releases, built once, and the host of one of them. */
export interface Walk {
  readonly host: StaticHost;
  readonly releases: Releases;
  /** One who has seen nothing: a new one for each case. */
  readonly reader: Reader;
}

/** Builds both releases before all cases; each begins with the old one on the host and a reader who has seen nothing. */
export function startWalk(): Walk {
  const host = new StaticHost();
  const walk = { host, releases: { old: '', new: '' } } as Walk & { releases: Releases; reader: Reader };
  let browser: Browser;
  let remove = (): void => undefined;
  beforeAll(async () => {
    [browser, { releases: walk.releases, remove }] = await Promise.all([launchChromium(), buildReleases()]);
    await host.start();
  });
  beforeEach(() => {
    host.deploy(walk.releases.old);
    walk.reader = Reader.visiting(browser, host.address);
  });
  afterEach(() => walk.reader.forget());
  afterAll(async () => {
    await browser.close();
    host.stop();
    remove();
  });
  return walk;
}
