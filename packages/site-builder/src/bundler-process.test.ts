import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../test/fixture-site.js';
import { BundlerProcess } from './bundler-process.js';
import { SiteError } from './diagnostics/diagnostic.js';

let root: string;
let bundler: BundlerProcess | undefined;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = temporaryFolder();
  write('package.json', '{ "type": "module" }');
});
afterEach(() => bundler?.stop());

const bundled = (): Promise<unknown> => {
  bundler = new BundlerProcess(root);
  return bundler.bundle().catch((error: unknown) => error);
};

it('bundles by the settings of the site, and not before it is asked to', async () => {
  write('main.js', 'document.title = "made";');
  write(
    'vite.config.js',
    `export default { build: { outDir: 'made', rollupOptions: { input: 'main.js' } } };`,
  );
  bundler = new BundlerProcess(root);
  await wait(700);
  expect(existsSync(path.join(root, 'made'))).toBe(false);
  await bundler.bundle();
  expect(existsSync(path.join(root, 'made'))).toBe(true);
});

it('makes one module of a configuration before it makes the bundle', async () => {
  write('part.ts', 'export const title: string = "Made";');
  write('site.config.ts', `import { title } from './part.js';\nexport default { title };`);
  write('main.js', 'document.title = "made";');
  write(
    'vite.config.js',
    `export default { build: { outDir: 'made', rollupOptions: { input: 'main.js' } } };`,
  );
  bundler = new BundlerProcess(root);
  const { code, files } = await bundler.bundleConfig(path.join(root, 'site.config.ts'));
  expect(code).toContain('"Made"');
  expect(files.map((file) => path.basename(file)).sort()).toEqual(['part.ts', 'site.config.ts']);
  expect(existsSync(path.join(root, 'made'))).toBe(false);
  await bundler.bundle();
  expect(existsSync(path.join(root, 'made'))).toBe(true);
});

it('gives what is wrong with a configuration as a diagnostic', async () => {
  write('site.config.ts', 'export default {\n  title: "A" "B",\n};');
  bundler = new BundlerProcess(root);
  const error: unknown = await bundler
    .bundleConfig(path.join(root, 'site.config.ts'))
    .catch((thrown: unknown) => thrown);
  expect((error as SiteError).diagnostics).toMatchObject([{ severity: 'error', line: 2 }]);
});

it('gives what is wrong with a module as a diagnostic', async () => {
  write('main.js', 'const = 1;');
  write('vite.config.js', `export default { build: { rollupOptions: { input: 'main.js' } } };`);
  const error = await bundled();
  expect(error).toBeInstanceOf(SiteError);
  expect((error as SiteError).diagnostics).toMatchObject([
    { code: 'module-broken', severity: 'error', line: 1 },
  ]);
});

it('says whose code has ended it', async () => {
  write('vite.config.js', 'process.exit(0);');
  expect(((await bundled()) as SiteError).diagnostics).toMatchObject([
    { code: 'command-ended', file: expect.stringMatching(/vite\.config\.js$/) as string },
  ]);
});
