import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type ResolvedConfig, resolveConfig } from 'vite';
import { temporaryFolder } from '../../../test/fixture-site.js';
import { mayServe, openableFile } from './file-access.js';

const machine = temporaryFolder();
const root = path.join(machine, 'workspace/app');
let config: ResolvedConfig;

beforeAll(async () => {
  for (const file of [
    'workspace/app/src/page.tsx',
    'workspace/app/.env',
    'workspace/package/dist/x.js',
    'secret/key.txt',
  ]) {
    mkdirSync(path.dirname(path.join(machine, file)), { recursive: true });
    writeFileSync(path.join(machine, file), '');
  }
  symlinkSync(path.join(machine, 'secret'), path.join(root, 'src/out'));
  symlinkSync(path.join(machine, 'workspace/package'), path.join(root, 'src/package'));
  symlinkSync(path.join(root, '.env'), path.join(root, 'src/innocent.txt'));
  const server = { fs: { strict: true, allow: [path.join(machine, 'workspace')] } };
  config = await resolveConfig({ root, configFile: false, logLevel: 'silent', server }, 'serve');
});

const served = (url: string): boolean => mayServe(url.replace('MACHINE', machine), config);

it.each([
  '/src/page.tsx',
  '/src/page.tsx?import&t=1',
  '/@fsMACHINE/workspace/package/dist/x.js',
  '/@fs/MACHINE/workspace/package/dist/x.js?raw',
  '/src/package/dist/x.js',
  '/@vite/client',
  '/@id/__x00__virtual:module',
  '/nowhere',
  '/',
])('serves %s', (url) => expect(served(url)).toBe(true));

it.each([
  '/@fsMACHINE/secret/key.txt',
  '/@fsMACHINE/secret/nothing.txt',
  '/@fs/MACHINE/secret/key.txt?raw',
  '/%40fsMACHINE/secret/key.txt',
  '/@id/MACHINE/secret/key.txt',
  '/@id/@fsMACHINE/secret/key.txt',
  '/@id/__x00__MACHINE/secret/key.txt',
  '/MACHINE/secret/key.txt',
  'MACHINE/secret/key.txt',
  '/../../secret/key.txt',
  '/%2e%2e/%2e%2e/secret/key.txt',
  '/%252e%252e/%252e%252e/secret/key.txt',
  '/%2525252525252e/x',
  '/..%5csecret',
  '/src/page.tsx%00',
  '/src/out/key.txt',
  '/src/out/key',
  '/.env',
  '/%2eenv?raw',
  '/src/innocent.txt',
])('does not serve %s', (url) => expect(served(url)).toBe(false));

const openable = (name: string): string | undefined =>
  openableFile(name.replace('MACHINE', machine), path.join(machine, 'workspace'), config);

it.each(['app/src/page.tsx', 'MACHINE/workspace/app/src/page.tsx', 'app/src/package/dist/x.js'])(
  'lets an editor open a file of the workspace: %s',
  (name) => expect(openable(name)).toBe(path.resolve(machine, 'workspace', name.replace('MACHINE', machine))),
);

it.each([
  '../secret/key.txt',
  'app/../../secret/key.txt',
  'MACHINE/secret/key.txt',
  'app/src/out/key.txt',
  'app/.env',
  'app/src/innocent.txt',
  'app/src',
  'app/src/nowhere.tsx',
  'app/src/page.tsx/x',
  'app\\src\\page.tsx',
  'app/src/page.tsx\0',
  'x'.repeat(5000),
  '',
])('lets an editor open nothing else: %s', (name) => expect(openable(name)).toBeUndefined());
