import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BundleLook, bundleHashes, isBundled, noteBundle } from './bundle-state.js';
import { sha256Of } from './output/site-manifest.js';

let root: string;
const write = (file: string, text = ''): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** What was changed a moment ago may change again and look the same. */
const settle = (): Promise<void> => wait(40);
const noted = async (...modules: string[]): Promise<boolean> => {
  await settle();
  noteBundle(
    root,
    modules.map((file) => path.join(root, file)),
    Date.now(),
  );
  return isBundled(root);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bundle-state-'));
  write('package.json', '{}');
  write('src/pages/home.tsx', 'old');
  write('shared/parts.ts', 'old');
  write('.bundle/client/assets/shell.js', 'old');
  write('.bundle/server/render.mjs', 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

it('knows the bundle of what is there', async () => {
  expect(isBundled(root)).toBe(false);
  expect(await noted('src/pages/home.tsx', 'shared/parts.ts')).toBe(true);
});

it.each([
  'src/pages/home.tsx',
  'src/pages/new.tsx',
  'shared/parts.ts',
  'package.json',
  'vite.config.ts',
  '.bundle/client/assets/shell.js',
  '.bundle/client/assets/more.js',
])('bundles again after a change of %s', async (file) => {
  expect(await noted('src/pages/home.tsx', 'shared/parts.ts')).toBe(true);
  write(file, 'new');
  await settle();
  expect(isBundled(root)).toBe(false);
});

it('bundles again after a file of the bundle is gone, and not after a change of what no module is', async () => {
  expect(await noted('src/pages/home.tsx')).toBe(true);
  write('shared/parts.ts', 'new');
  await settle();
  expect(isBundled(root)).toBe(true);
  rmSync(path.join(root, '.bundle/server/render.mjs'));
  expect(isBundled(root)).toBe(false);
});

it('does not trust what was changed while the bundler ran', async () => {
  await settle();
  const start = Date.now();
  await settle();
  write('src/pages/home.tsx', 'edited meanwhile');
  noteBundle(root, [], start);
  await settle();
  expect(isBundled(root)).toBe(false);
});

it.each([
  ["import { siteBundle } from '@org/site-builder/vite';\nexport default siteBundle('.');", true],
  ["import { siteBundle } from '@org/site-builder/vite';\nimport plugin from './plugin.js';", false],
  ['export default { define: { now: process.env.NOW } };', false],
])('trusts settings of the bundler that depend on nothing else: %s', async (text, isTrusted) => {
  write('vite.config.ts', text);
  expect(await noted()).toBe(isTrusted);
});

it('holds for a moment what it was made of, and looks again at what it is', async () => {
  await noted('src/pages/home.tsx');
  const look = new BundleLook(root);
  write('src/pages/home.tsx', 'new');
  await settle();
  expect([look.isMade, look.isStillMade(), new BundleLook(root).isMade]).toEqual([true, true, false]);
  write('.bundle/server/render.mjs', 'new');
  expect(look.isStillMade()).toBe(false);
});

it('sees that another command has made it meanwhile', async () => {
  const look = new BundleLook(root);
  await noted('src/pages/home.tsx');
  expect([look.isMade, look.isStillMade()]).toEqual([false, true]);
  write('src/pages/home.tsx', 'new');
  await settle();
  expect(look.isStillMade()).toBe(false);
});

it('does not hold for ever', async () => {
  await noted('src/pages/home.tsx');
  const look = new BundleLook(root);
  write('src/pages/home.tsx', 'new');
  await wait(1100);
  expect(look.isStillMade()).toBe(false);
});

it('knows what is in the bundle until something else changes it', async () => {
  expect(bundleHashes(root)).toBe(undefined);
  await noted('src/pages/home.tsx');
  const hash = sha256Of('old');
  expect(bundleHashes(root)).toEqual({ client: { 'assets/shell.js': hash }, server: { 'render.mjs': hash } });
  // It is what it is, whatever it would be made of now.
  write('src/pages/home.tsx', 'new');
  expect(bundleHashes(root)).not.toBe(undefined);
  write('.bundle/server/render.mjs', 'new');
  expect(bundleHashes(root)).toBe(undefined);
});
