import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSite, loadSite } from '@org/site-builder';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from './cli.js';
import { createSite, packageName, titleOf } from './create-site.js';
import { callingManager, scriptCommand } from './package-manager.js';
import { FLAVOURS } from './site-files.js';

const root = mkdtempSync(path.join(tmpdir(), 'create-docs-site-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES_OF = { api: 6, guide: 5, minimal: 4 };

describe.each(FLAVOURS)('a new site of the flavour "%s"', (flavour) => {
  const folder = path.join(root, `${flavour}'s docs`);

  it('is a few short files without a diagnostic', async () => {
    const files = createSite({ folder, flavour, versions: { '@org/site-builder': '^1.0.0' } });
    expect(files).toHaveLength(FILES_OF[flavour]);
    for (const file of files)
      expect(readFileSync(path.join(folder, file), 'utf8').split('\n').length).toBeLessThan(45);
    // The configuration imports the library, as it does where it is installed.
    writeFileSync(
      path.join(folder, 'site.config.ts'),
      readFileSync(path.join(folder, 'site.config.ts'), 'utf8')
        .replace(/^import .*$/m, '')
        .replace('defineConfig(', '('),
    );
    const site = await loadSite(folder);
    expect(site.config.title).toBe(`${flavour.charAt(0).toUpperCase()}${flavour.slice(1)}'s docs`);
    const diagnostics = await checkSite(site);
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('depends on what it is told', () => {
    expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: `${flavour}-s-docs`,
      dependencies: { '@org/site-builder': '^1.0.0' },
    });
  });
});

it('is one page and what builds it where it is minimal', () => {
  const folder = path.join(root, 'bare');
  expect(createSite({ folder, flavour: 'minimal', versions: {} })).toEqual([
    'package.json',
    'site.config.ts',
    'content/docs/index.md',
    '.gitignore',
  ]);
  expect(readFileSync(path.join(folder, 'site.config.ts'), 'utf8')).toContain(
    "search: { provider: 'embedded' }",
  );
});

it('leaves a folder that has files as it is', () => {
  const folder = path.join(root, 'taken');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'mine.txt'), 'Mine.');
  expect(() => createSite({ folder, flavour: 'guide', versions: {} })).toThrow(
    /is not empty \(it has mine.txt\)/,
  );
  expect(existsSync(path.join(folder, 'package.json'))).toBe(false);
});

it.each([
  ['my-docs', 'my-docs', 'My docs'],
  ['My Docs!', 'my-docs', 'My Docs!'],
  ['_.', 'docs-site', 'Documentation'],
])('names the site in the folder %s', (folder, name, title) => {
  expect(packageName(folder)).toBe(name);
  expect(titleOf(folder.replace(/^_\.$/, '-'))).toBe(title);
});

it.each([
  ['pnpm/10.34.9 npm/? node/v22.0.0', 'pnpm dev'],
  ['yarn/1.22.22 npm/? node/v22.0.0', 'yarn dev'],
  ['npm/11.0.0 node/v22.0.0', 'npm run dev'],
  [undefined, 'npm run dev'],
])('names the package manager that runs it: %s', (agent, command) => {
  expect(scriptCommand(callingManager(agent), 'dev')).toBe(command);
});

describe('the command', () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));

  it('asks nothing with --yes, and says what to do next', async () => {
    const folder = path.join(root, 'commanded');
    expect(await main([folder, '--yes', '--no-install', '--flavour', 'guide'])).toBe(0);
    expect(existsSync(path.join(folder, 'content/docs/api.yaml'))).toBe(false);
    expect(printed.join('\n')).toMatch(
      /5 files in .*commanded.*cd .*npm install.*npm run dev.*npm test.*npm start/s,
    );
  });

  it('refuses a flavour that there is not', async () => {
    expect(await main([path.join(root, 'x'), '--yes', '--flavour', 'vanilla'])).toBe(1);
    expect(printed.at(-1)).toBe('"vanilla" is not a flavour. Flavours: api, guide, minimal.');
    expect(existsSync(path.join(root, 'x'))).toBe(false);
  });

  it('installs, and with --dev starts the development server in the new folder', async () => {
    const folder = path.join(root, 'at-once');
    const log = path.join(root, 'calls.txt');
    mkdirSync(path.join(root, 'bin'));
    writeFileSync(
      path.join(root, 'bin/npm'),
      `#!/bin/sh\necho "$(basename "$PWD"): $*" >> '${log}'\n[ "$1" != run ] || exit 7\n`,
      { mode: 0o755 },
    );
    vi.stubEnv('PATH', `${path.join(root, 'bin')}:${process.env.PATH}`);
    vi.stubEnv('npm_config_user_agent', 'npm/11.0.0 node/v22.0.0');
    expect(await main([folder, '--yes', '--dev'])).toBe(7);
    expect(readFileSync(log, 'utf8')).toBe('at-once: install\nat-once: run dev\n');
    vi.unstubAllEnvs();
  });

  it('cannot start what it is not to install', async () => {
    expect(await main([path.join(root, 'y'), '--yes', '--dev', '--no-install'])).toBe(1);
    expect(printed.at(-1)).toBe('--dev needs the packages of the site: leave out --no-install.');
    expect(existsSync(path.join(root, 'y'))).toBe(false);
  });
});
