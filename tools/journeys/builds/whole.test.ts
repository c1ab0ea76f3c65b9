import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { requestRaw } from '../raw-request.js';
import { Random } from '../reader/random.js';
import type { ScratchSite } from '../scratch-site.js';
import { startServer } from '../server-process.js';
import { BUILD, builtFiles, bundledSite, ended, startCommand, startUpdate } from './building-site.js';

const KILLS = isLong ? 100 : 6;
const UPDATE_KILLS = isLong ? 30 : 3;
const PAIRS = isLong ? 30 : 2;
const HELD = 250;

let site: ScratchSite;
let whole: Record<string, string>;
/** Milliseconds that an undisturbed build takes on this machine. */
let duration: number;

beforeAll(async () => {
  site = await bundledSite(12);
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  whole = builtFiles(site);
  const start = performance.now();
  await site.run(...BUILD);
  duration = performance.now() - start;
});
afterAll(() => site.remove());

/** The site as it is published: whole, and the one that its sources make. */
async function expectWhole(): Promise<void> {
  expect(await site.run('verify')).toEqual({ code: 0, output: 'The site is whole.\n' });
  expect(builtFiles(site)).toEqual(whole);
}

const leftovers = (): string[] => readdirSync(site.root).filter((name) => name.startsWith('dist.'));

it(`stays whole through ${KILLS} kills at random, and readers of the preview always see it`, async () => {
  const random = new Random(24);
  const preview = await startServer(site.root, 'preview');
  let [reading, asked] = [true, 0];
  const answers = new Set<number>();
  const reader = (async () => {
    while (reading) {
      answers.add((await requestRaw(preview.address, '/docs/guide/page-1')).status);
      asked++;
    }
  })();
  let killedInSwap = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const child = startCommand(site, BUILD, { HOLD_RENAMES: String(HELD) });
    // Half of them in the two renames at the end, which are held.
    const swap = kill % 2 === 0;
    const end = ended(child);
    if (swap) {
      for (let tries = 0; tries < 2000 && site.has('dist'); tries++) await wait(5);
      killedInSwap += site.has('dist') ? 0 : 1;
      await wait(random.next() * HELD * 0.6);
    } else await wait(random.next() * duration);
    child.kill('SIGKILL');
    await end;
    if (isLong) await expectWhole();
  }
  reading = false;
  await reader;
  await preview.stop();
  expect(killedInSwap).toBeGreaterThan(KILLS / 4);
  expect([...answers, asked > KILLS]).toEqual([200, true]);
  await expectWhole();
  expect(await site.run(...BUILD)).toMatchObject({ code: 0 });
  await expectWhole();
  expect(leftovers()).toEqual([]);
});

it('stays whole through kills of builds that go on from the last site', async () => {
  const random = new Random(25);
  const page = 'content/guide/page-2.md';
  const text = site.read(page);
  let kept = 0;
  for (let kill = 0; kill < UPDATE_KILLS; kill++) {
    // Two in a row that end: the second one leaves the first one's site for the next.
    for (const edit of [1, 2]) {
      site.write(page, `${text}\nEdit ${kill}.${edit}.\n`);
      expect((await site.build()).code).toBe(0);
    }
    kept += site.has('.site-cache/spare') ? 1 : 0;
    site.write(page, `${text}\nEdit ${kill}.\n`);
    expect((await site.run('compile')).code).toBe(0);
    const child = startUpdate(site, BUILD, { HOLD_RENAMES: String(HELD) });
    const end = ended(child);
    await wait(random.next() * (duration + 3 * HELD));
    child.kill('SIGKILL');
    await end;
    expect((await site.run('verify')).code).toBe(0);
  }
  expect(kept).toBe(UPDATE_KILLS);
  site.write(page, text);
  expect((await site.build()).code).toBe(0);
  await expectWhole();
  expect(leftovers()).toEqual([]);
});

it('is built by two at once: one after the other', async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const builds = [startCommand(site, BUILD), startCommand(site, BUILD)].map(ended);
    expect((await Promise.all(builds)).map(({ code }) => code)).toEqual([0, 0]);
    await expectWhole();
  }
  expect(leftovers()).toEqual([]);
});

describe('a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends a build at once, and leaves nothing of it',
    async (signal) => {
      const child = startCommand(site, BUILD);
      const end = ended(child);
      for (let tries = 0; tries < 2000 && leftovers().length === 0; tries++) await wait(2);
      child.kill(signal);
      const { code, output } = await end;
      // It may have been done just before.
      if (code !== 0)
        expect([code, output]).toEqual([signal, expect.stringContaining('The last whole site stays.')]);
      expect(leftovers()).toEqual([]);
      await expectWhole();
    },
  );
});

describe('a disk', () => {
  it.each(['0', '5', '30'])(
    'that is full after %s files leaves the site as it is, and the file is named',
    async (files) => {
      const { code, output } = await ended(startCommand(site, BUILD, { FULL_AFTER: files }));
      expect(code).toBe(1);
      expect(output).toMatch(/dist\/\S+ .*ENOSPC.*output-failed/s);
      expect(leftovers()).toEqual([]);
      await expectWhole();
    },
  );

  it('that cannot be written beside the site is named', async () => {
    site.write('dist.next', 'a file in the way');
    const { code, output } = await site.run(...BUILD);
    rmSync(site.path('dist.next'));
    expect(code).toBe(1);
    expect(output).toMatch(/dist\.next .*output-failed/s);
    await expectWhole();
  });
});

describe('a flipped bit', () => {
  const flip = (file: string, place: number): void => {
    const bytes = readFileSync(file);
    const at = Math.floor(place * (bytes.length - 1));
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    writeFileSync(file, bytes);
  };
  const filesOf = (folder: string): string[] =>
    readdirSync(site.path(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  it.each(['content/guide/.compiled', '.site-cache'])('in %s is never published', async (folder) => {
    for (const file of filesOf(folder)) {
      // The files of the site that was replaced are the site's own, and not there any more after the next build.
      if (file.endsWith('last-run.json') || file.startsWith(site.path('.site-cache/spare'))) continue;
      flip(file, 0.6);
      const { code } = folder === '.site-cache' ? await site.build() : await site.run(...BUILD);
      expect([file, code, builtFiles(site)]).toEqual([file, 0, whole]);
    }
  });

  it('in a file of the site that was replaced is never published', async () => {
    for (const page of ['page-3', 'page-4', 'page-3']) {
      site.write(`content/guide/${page}.md`, `${site.read(`content/guide/${page}.md`)}\n`);
      expect((await site.build()).code).toBe(0);
    }
    const spare = site.path('.site-cache/spare/guide');
    expect(readdirSync(spare)).toContain('page-5.html');
    for (const page of ['page-3.html', 'page-5.html']) flip(path.join(spare, page), 0.6);
    expect(await site.run(...BUILD)).toMatchObject({ code: 0 });
    await expectWhole();
  });

  it('in the site is found, is not served, and is gone with the next build', async () => {
    flip(site.path('dist/guide/page-3.html'), 0.5);
    const { code, output } = await site.run('verify');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/dist\/guide\/page-3\.html .*site-file-damaged/s),
    ]);
    const preview = await startServer(site.root, 'preview');
    expect((await requestRaw(preview.address, '/docs/guide/page-3')).status).toBe(503);
    expect((await requestRaw(preview.address, '/docs/guide/page-4')).status).toBe(200);
    await preview.stop();
    expect(await site.run(...BUILD)).toMatchObject({ code: 0 });
    await expectWhole();
  });
});
