import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';

let root: string;

/** As another command of the site has it. */
async function identity(): Promise<string> {
  vi.resetModules();
  const { codeIdentity } = await import('./code-identity.js');
  return codeIdentity(root);
}

const file = (): string => path.join(root, '.site-cache/code.json');

beforeEach(() => {
  root = temporaryFolder();
});

it('is kept in the site while the stamp of the code stays', async () => {
  const made = await identity();
  const kept = JSON.parse(readFileSync(file(), 'utf8')) as { stamp: string; identity: string };
  expect(kept.identity).toBe(made);
  writeFileSync(file(), JSON.stringify({ ...kept, identity: 'as it was' }));
  expect(await identity()).toBe('as it was');
  writeFileSync(file(), JSON.stringify({ stamp: 'of other code', identity: 'as it was' }));
  expect(await identity()).toBe(made);
});

it('is read anew where what was kept is damaged', async () => {
  const made = await identity();
  writeFileSync(file(), '{');
  expect(await identity()).toBe(made);
});

it('is kept for another thread where nothing is kept yet, and not looked for where something is', async () => {
  vi.resetModules();
  const { keepCodeIdentity } = await import('./code-identity.js');
  keepCodeIdentity(root);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ identity: await identity() });
  writeFileSync(file(), 'as it was');
  keepCodeIdentity(root);
  expect(readFileSync(file(), 'utf8')).toBe('as it was');
});
