import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { importConfig } from './import-config.js';

function write(files: Record<string, string>): string {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const load = async (root: string): Promise<unknown> =>
  (await importConfig(path.join(root, 'site.config.ts'))).value;

async function problemOf(files: Record<string, string>): Promise<unknown> {
  const error = await load(write(files)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteError);
  const [{ code, severity, message, file, line, column } = {}] = (error as SiteError).diagnostics;
  return { code, severity, message, file: path.basename(file ?? ''), line, column };
}

it('runs TypeScript, what it imports, JSON, and packages of the app; each file knows its own place', async () => {
  const root = write({
    'site.config.ts': `import { platform } from 'node:os';
import { name, place } from './parts/name.js';
import data from './data.json';
import given from 'given';
const title: string = name;
export default { title, place, data, given, here: import.meta.url, system: platform() } satisfies object;
`,
    'parts/name.ts': `export const name = 'Guide' as const;\nexport const place = import.meta.dirname;\n`,
    'data.json': '{ "areas": 2 }',
    'node_modules/given/package.json': '{ "name": "given", "type": "module", "exports": "./index.js" }',
    'node_modules/given/index.js': `export default 'by a package';\n`,
  });
  expect(await load(root)).toEqual({
    title: 'Guide',
    place: path.join(root, 'parts'),
    data: { areas: 2 },
    given: 'by a package',
    here: pathToFileURL(path.join(root, 'site.config.ts')).href,
    system: process.platform,
  });
  expect(keptIn(root).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

const keptIn = (root: string): string[] => readdirSync(path.join(root, 'node_modules/.cache/site-config'));

it('bundles a configuration once, until a file of it changes, or one comes that is found in its place', async () => {
  const root = write({
    'site.config.ts': `import { name } from './name.js';\nexport default name;\n`,
    'name.js': `export const name = 'one';\n`,
  });
  // What was changed a moment ago may be changing still, and is not kept.
  await setTimeout(60);
  expect(await load(root)).toBe('one');
  const [kept = ''] = keptIn(root);
  const file = path.join(root, 'node_modules/.cache/site-config', kept);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('one', 'kept'));
  expect(await load(root)).toBe('kept');
  writeFileSync(path.join(root, 'name.ts'), `export const name = 'another';\n`);
  await setTimeout(60);
  expect(await load(root)).toBe('another');
  writeFileSync(path.join(root, 'name.ts'), `export const name = 'edited';\n`);
  expect(await load(root)).toBe('edited');
  writeFileSync(file, 'damaged');
  expect(await load(root)).toBe('edited');
});

it('sees a change, also of what is imported', async () => {
  const root = write({
    'site.config.ts': `import { name } from './name';\nexport default name;\n`,
    'name.ts': `export const name = 'one';\n`,
  });
  expect(await load(root)).toBe('one');
  writeFileSync(path.join(root, 'name.ts'), `export const name = 'two';\n`);
  expect(await load(root)).toBe('two');
});

it('says where it is broken, in whatever file', async () => {
  expect(await problemOf({ 'site.config.ts': 'export default {\n  areas: [1,\n};\n' })).toEqual({
    code: 'config-unreadable',
    severity: 'error',
    message: 'The configuration cannot be read: Unexpected token',
    file: 'site.config.ts',
    line: 3,
    column: 1,
  });
  const inPart = { 'site.config.ts': `export { default } from './part';\n`, 'part.ts': 'const = 1;\n' };
  expect(await problemOf(inPart)).toMatchObject({ file: 'part.ts', line: 1, column: 7 });
  expect(
    await problemOf({ 'site.config.ts': `\nimport x from './none';\nexport default x;\n` }),
  ).toMatchObject({
    message: expect.stringContaining(`Could not resolve './none'`) as string,
    line: 2,
    column: 15,
  });
});

it('says what it throws, and which package it lacks', async () => {
  expect(await problemOf({ 'site.config.ts': `throw new Error('no key');\n` })).toMatchObject({
    code: 'config-unreadable',
    message: 'The configuration fails when it runs: no key',
  });
  expect(
    await problemOf({ 'site.config.ts': `import x from 'lacking';\nexport default x;\n` }),
  ).toMatchObject({
    message: expect.stringContaining(`Cannot find package 'lacking'`) as string,
  });
});
