import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { profiled, startProfile, writeProfiles } from './stage-profile.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'profiles-'));

afterEach(() => {
  delete process.env.SITE_BUILDER_PROFILES;
  rmSync(folder, { recursive: true, force: true });
});

interface CpuProfile {
  nodes: { callFrame: { url: string } }[];
  samples: number[];
}

const readProfile = (stage: string): CpuProfile =>
  JSON.parse(readFileSync(path.join(folder, `${stage}.cpuprofile`), 'utf8')) as CpuProfile;

it('writes what each stage did, also of one that fails', async () => {
  writeProfiles(folder);
  expect(await profiled('link', () => countToAMillion())).toBe(1e6);
  const failing = profiled('render', () => {
    countToAMillion();
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(readdirSync(folder).sort()).toEqual(['link.cpuprofile', 'render.cpuprofile']);
  for (const stage of ['link', 'render']) {
    const { nodes, samples } = readProfile(stage);
    expect(nodes.some(({ callFrame }) => callFrame.url.includes('stage-profile.test'))).toBe(true);
    expect(samples.length).toBeGreaterThan(0);
  }
});

it('writes nothing where no profile was asked for', async () => {
  expect(await profiled('link', () => 'linked')).toBe('linked');
  await (
    await startProfile('compile')
  )();
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

/** Long enough to be sampled. */
function countToAMillion(): number {
  const end = performance.now() + 30;
  let count = 0;
  while (count < 1e6 || performance.now() < end) count++;
  return Math.min(count, 1e6);
}
