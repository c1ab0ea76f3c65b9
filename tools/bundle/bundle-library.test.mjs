import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'bundle-library.mjs');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-library-'));
  write('package.json', {
    name: 'shelf',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/bundled/index.js' } },
    dependencies: { kept: '1.0.0', typed: '1.0.0' },
    devDependencies: { inside: '1.0.0', late: '1.0.0' },
  });
  for (const name of ['kept', 'typed', 'inside', 'late']) {
    install(name, `export const word = '${name}';`);
    write(`node_modules/${name}/data.json`, { word: name });
    write(`node_modules/${name}/LICENSE`, `Copyright the authors of ${name}`);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function install(name, code) {
  write(`node_modules/${name}/package.json`, {
    name,
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
    license: 'MIT',
  });
  write(`node_modules/${name}/index.js`, code);
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const bundle = (...args) =>
  execFileSync('node', [PROGRAM, root, ...args], { encoding: 'utf8', stdio: 'pipe' });
const bundled = () => import(pathToFileURL(path.join(root, 'dist/bundled/index.js')).href);

test('dependencies stay imports; what is named, and what the library needs only to be made, is part of the bundle', async () => {
  write(
    'dist/index.js',
    `export { word as kept } from 'kept'; export { word as typed } from 'typed'; export { word as inside } from 'inside';`,
  );
  bundle('--inline', 'typed');
  expect(read('dist/bundled/index.js').match(/from "\w+"/g)).toEqual(['from "kept"']);
  expect({ ...(await bundled()) }).toEqual({ kept: 'kept', typed: 'typed', inside: 'inside' });
});

test('code that a module writes for others keeps the addresses that are theirs', async () => {
  write(
    'dist/index.js',
    'export const own = import.meta.url;\n' +
      "export const plain = 'new URL(\\'./started.js\\', import.meta.url)';\n" +
      "export const made = (name) => `load('late') from ${name} ${import.meta.dirname} at ${'import.meta.url'} import.meta.dirname`;",
  );
  bundle();
  const { own, plain, made } = await bundled();
  const dist = path.join(root, 'dist');
  expect(own).toBe(pathToFileURL(path.join(dist, 'index.js')).href);
  expect(plain).toBe("new URL('./started.js', import.meta.url)");
  expect(made('x')).toBe(`load('late') from x ${dist} at import.meta.url import.meta.dirname`);
});

test('the licences of what is part of the bundle are told, and a package without one is refused', () => {
  write('dist/index.js', `export { word } from 'inside';`);
  bundle();
  expect(read('dist/bundled/LICENSES.txt')).toBe('inside 1.0.0 (MIT)\n\nCopyright the authors of inside\n');
  write('node_modules/inside/package.json', { name: 'inside', version: '1.0.0', main: 'index.js' });
  rmSync(path.join(root, 'node_modules/inside/LICENSE'));
  expect(() => bundle()).toThrow('inside 1.0.0 names no licence');
});

test('what a module loads late, by name, is a file of the bundle; data too', async () => {
  write('package.json', { ...JSON.parse(read('package.json')), engines: { node: '>=20.19' } });
  write(
    'dist/deep/load.js',
    `import { createRequire } from 'node:module';
const load = createRequire(import.meta.url);
export const late = () => load('late').word;
export const data = () => load('late/data.json').word;`,
  );
  write('dist/index.js', `export * from './deep/load.js';`);
  bundle();
  rmSync(path.join(root, 'node_modules/late'), { recursive: true });
  const { late, data } = await bundled();
  expect([late(), data()]).toEqual(['late', 'late']);
});

test('modules keep their addresses, and those that they start are files of the bundle, with what they import', async () => {
  write('dist/deep/work.js', `import { word } from 'inside'; console.log(word);`);
  write('bin/program.mjs', `import { word } from 'inside'; console.log(word);`);
  write(
    'dist/deep/start.js',
    `export const work = new URL('./work.js', import.meta.url).href;
export const program = new URL('../../bin/program.mjs', import.meta.url).href;
export const data = new URL('../../package.json', import.meta.url).href;
export const folder = import.meta.dirname;`,
  );
  write('dist/index.js', `export * from './deep/start.js';`);
  bundle();
  const { work, program, data, folder } = await bundled();
  expect(data).toBe(pathToFileURL(path.join(root, 'package.json')).href);
  expect(folder).toBe(path.join(root, 'dist/deep'));
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  for (const url of [work, program])
    expect(execFileSync('node', ['-e', `import('${url}')`], { encoding: 'utf8' })).toBe('inside\n');
});

test('entries are also what programs import, and what lies beside `dist` is imported from there', () => {
  write('bin/shelf.mjs', `import { main } from '../dist/bundled/deep/cli.js'; main();`);
  write('settings.mjs', `export const setting = 'beside';`);
  write(
    'dist/deep/cli.js',
    `import { setting } from '../../settings.mjs'; export const main = () => console.log(setting);`,
  );
  write('dist/index.js', `export { main } from './deep/cli.js';`);
  bundle();
  expect(execFileSync('node', [path.join(root, 'bin/shelf.mjs')], { encoding: 'utf8' })).toBe('beside\n');
  expect(read('dist/bundled/deep/cli.js') + read('dist/bundled/index.js')).not.toContain("'beside'");
});

test('what a part may do without is a part where it is here', async () => {
  write('node_modules/inside/package.json', {
    name: 'inside',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
    license: 'MIT',
    peerDependenciesMeta: { late: { optional: true }, absent: { optional: true } },
  });
  write(
    'node_modules/inside/index.js',
    `export { word } from 'late'; export const other = () => import('absent');`,
  );
  write('dist/index.js', `export { word, other } from 'inside';`);
  bundle();
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  const { word, other } = await bundled();
  expect(word).toBe('late');
  await expect(other()).rejects.toThrow(/absent/);
});

test('an import that leads nowhere fails, and names what imports it', () => {
  write('dist/index.js', `export { word } from 'nowhere';`);
  expect(() => bundle()).toThrow(/nowhere/);
  expect(existsSync(path.join(root, 'dist/bundled/index.js'))).toBe(false);
});

test('what several entries have in common is one file, as far as nothing else is loaded with it', async () => {
  const entries = ['index', 'thread', 'check'];
  write('package.json', {
    ...JSON.parse(read('package.json')),
    exports: Object.fromEntries(
      entries.map((name) => [`./${name}`, { default: `./dist/bundled/${name}.js` }]),
    ),
  });
  write(
    'dist/index.js',
    `export { a } from './a.js'; export { b } from './b.js'; export { heavy } from './heavy.js';`,
  );
  write('dist/thread.js', `export { a } from './a.js';`);
  write('dist/check.js', `export { b } from './b.js'; export { heavy } from './heavy.js';`);
  write('dist/a.js', `import path from 'node:path'; export const a = path.sep;`);
  write('dist/b.js', `export const b = 'b';`);
  write('dist/heavy.js', `export { word as heavy } from 'kept';`);
  bundle();
  expect(read('dist/bundled/thread.js')).toMatch(/from "\.\/chunks\/shared\.js"/);
  const shared = read('dist/bundled/chunks/shared.js');
  expect([shared.includes('path.sep'), shared.includes('"b"'), shared.includes('kept')]).toEqual([
    true,
    true,
    false,
  ]);
  expect({ ...(await bundled()) }).toEqual({ a: path.sep, b: 'b', heavy: 'kept' });
});

test('what one entry needs of a bundled package, and what it loads later needs, too, is one file', () => {
  write('package.json', {
    ...JSON.parse(read('package.json')),
    devDependencies: { inside: '1.0.0', late: '1.0.0', core: '1.0.0' },
  });
  for (const name of ['core', 'base']) install(name, `export const ${name} = '${name}';`);
  write('node_modules/late/index.js', `export { core } from 'core'; export { base } from 'base';`);
  write('node_modules/inside/index.js', `export { core } from 'core';`);
  write(
    'dist/index.js',
    `import { createRequire } from 'node:module';
export { core } from 'core'; export { base } from 'base';
const lazily = (name) => createRequire(import.meta.url)(name);
export const late = () => lazily('late'); export const inside = () => lazily('inside');`,
  );
  bundle();
  const parts = read('dist/bundled/chunks/index-parts.js');
  expect([parts.includes("'core'") || parts.includes('"core"'), parts.includes('"base"')]).toEqual([
    true,
    true,
  ]);
});
