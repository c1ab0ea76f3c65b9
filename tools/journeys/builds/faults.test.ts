import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { Random } from '../reader/random.js';
import type { ScratchSite } from '../scratch-site.js';
import { builtFiles, bundledSite, ended, type Faults, startUpdate } from './building-site.js';

const PAGES = 12;
const SIGNALS = isLong ? 40 : 4;
const DAY = 86_400_000;
const [PAGE, IMAGE] = ['content/guide/page-3.md', 'content/guide/plan.svg'];

let site: ScratchSite;
/** The site as it was when a test began. */
let before: Record<string, string>;
let edits = 0;

beforeAll(async () => {
  site = await bundledSite(PAGES);
});
afterAll(() => site.remove());
beforeEach(async () => {
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  before = builtFiles(site);
  edit();
});

/** Of a page and of an image that all pages show, so that both are read. */
function edit(): void {
  edits++;
  site.write(PAGE, site.read(PAGE).replace(/(?:\nEdit \d+\.\n)?$/, `\nEdit ${edits}.\n`));
  site.write(IMAGE, site.read(IMAGE).replace(/width="\d+"/, `width="${edits + 2}"`));
}

const build = (faults: Faults = {}) => ended(startUpdate(site, ['build'], faults));
const leftovers = (): string[] =>
  [site.root, site.path('content/guide/.compiled')].flatMap((folder) =>
    readdirSync(folder).filter((name) => /^dist\.|\.partial/.test(name)),
  );

async function expectStays(): Promise<void> {
  expect(builtFiles(site)).toEqual(before);
  expect(leftovers()).toEqual([]);
}

/** The next build makes of the sources what one makes that knows nothing. */
async function expectRecovers(): Promise<void> {
  expect(await build()).toMatchObject({ code: 0 });
  const built = builtFiles(site);
  expect(built).not.toEqual(before);
  for (const folder of ['.site-cache', 'content/guide/.compiled', 'dist'])
    rmSync(site.path(folder), { recursive: true });
  expect(await build()).toMatchObject({ code: 0 });
  expect(built).toEqual(builtFiles(site));
  expect(leftovers()).toEqual([]);
}

it('keeps the site where the output is read-only, and says which folder', async () => {
  const { code, output } = await build({ READ_ONLY: 'dist.next' });
  expect([code, output]).toEqual([1, expect.stringMatching(/dist\.next .*EROFS.* output-failed/s)]);
  await expectStays();
  await expectRecovers();
});

describe.each([
  ['a page', PAGE],
  ['an image', IMAGE],
])('%s', (_, file) => {
  it.each(['1', '2'])('that cannot be read is named, with %s threads', async (threads) => {
    const { code, output } = await build({ UNREADABLE: file, SITE_BUILDER_THREADS: threads });
    expect([code, output]).toEqual([1, expect.stringContaining('source-unreadable')]);
    expect(output).toContain(`${file}  error  This file cannot be read (EACCES`);
    await expectStays();
    await expectRecovers();
  });

  it.each([1, 2, 3])('that changes when it is read, the %d. time, is the same for all', async (time) => {
    const { code, output } = await build({ CHANGES: `${time} ${file}` });
    if (code !== 0) {
      expect([code, output]).toEqual([1, expect.stringMatching(/source-changed/)]);
      await expectStays();
    }
    expect(await site.run('verify')).toEqual({ code: 0, output: 'The site is whole.\n' });
    await expectRecovers();
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('ends a build in any of its stages, and leaves nothing of it', async () => {
    const random = new Random(26);
    const start = performance.now();
    await build();
    const duration = performance.now() - start;
    const seen = new Set<unknown>();
    for (let at = 0; at < SIGNALS; at++) {
      edit();
      rmSync(site.path('.site-cache/bundle.json'), { force: true });
      const child = startUpdate(site, ['build']);
      const end = ended(child);
      await wait(((at + random.next()) / SIGNALS) * duration);
      child.kill(signal);
      const { code } = await end;
      seen.add(code);
      expect([signal, 0]).toContain(code);
      expect(leftovers()).toEqual([]);
      expect(await site.run('verify')).toEqual({ code: 0, output: 'The site is whole.\n' });
    }
    expect(seen).toContain(signal);
    await expectRecovers();
  });
});

it.each([-DAY, DAY])('builds the same where the clock is wrong by %d ms, and right again', async (clock) => {
  expect(await build({ CLOCK: String(clock) })).toMatchObject({ code: 0 });
  edit();
  expect(await build({ CLOCK: String(clock) })).toMatchObject({ code: 0 });
  edit();
  await expectRecovers();
});
