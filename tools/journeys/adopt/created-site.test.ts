import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.js';
import { isLong } from '../length.js';
import { type Finished, runCommand, startServer } from '../server-process.js';
import { type LocalRegistry, startLocalRegistry } from './local-registry.js';
import { packLibraries } from './packed-libraries.js';

/** What a stranger types, with a package manager of the machine. */
const COMMANDS = {
  npm: ['npm', 'create', '--yes', '@org/docs-site', 'my-docs', '--', '--yes'],
  'npm, minimal': [
    'npm',
    'create',
    '--yes',
    '@org/docs-site',
    'my-docs',
    '--',
    '--flavour',
    'minimal',
    '--yes',
  ],
  pnpm: ['npx', '--yes', 'pnpm@10.34.9', 'create', '@org/docs-site', 'my-docs', '--yes'],
  yarn: ['npx', '--yes', 'yarn@1.22.22', 'create', '@org/docs-site', 'my-docs', '--yes'],
};

/** It installs packages of others, so it needs a registry that has them: no part of `npm test`. */
describe.runIf(isLong).each(Object.entries(COMMANDS))('a site that %s creates', (manager, command) => {
  const isMinimal = command.includes('minimal');
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), `adopt-${manager.replace(/\W+/g, '-')}-`)));
  const site = path.join(root, 'my-docs');
  const settings = path.join(root, 'npmrc');
  const bin = path.join(site, 'node_modules/@org/site-builder/bin/site-builder.mjs');
  let registry: LocalRegistry;
  let browser: Browser;

  beforeAll(async () => {
    const packed = path.join(root, 'packed');
    mkdirSync(packed);
    registry = await startLocalRegistry(await packLibraries(packed));
    writeFileSync(settings, userSettings() + registry.npmrc);
    // Yarn looks for its settings from the folder upwards, and has a registry of its own unless they name one.
    const others = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
    writeFileSync(path.join(root, '.npmrc'), `registry=${others}\n${registry.npmrc}`);
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser.close();
    registry.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('is there with its packages after one command', async () => {
    const start = performance.now();
    const [program = '', ...args] = command;
    const created = await runCommand(program, args, root, {
      npm_config_userconfig: settings,
      npm_config_user_agent: undefined,
      // Both keep what they have had once, by its version, which is that of the run before.
      npm_config_cache: path.join(root, 'npm-cache'),
      YARN_CACHE_FOLDER: path.join(root, 'yarn-cache'),
    });
    expect(failureOf(created)).toBe('');
    const files = readdirSync(site).filter((name) => !/^node_modules$|lock/.test(name));
    expect(files.toSorted()).toEqual([
      ...(isMinimal ? [] : ['.github']),
      '.gitignore',
      'content',
      'package.json',
      'site.config.ts',
    ]);
    report(manager, site, start);
  });

  it('passes its test, builds, and has a home page, search and, unless it is minimal, an API', async () => {
    for (const script of ['test', 'build']) {
      const done = await runCommand('npm', ['run', script], site);
      expect(failureOf(done)).toBe('');
      expect(done.output).not.toContain('check-unfinished');
    }
    const preview = await startServer(site, 'preview', { bin });
    const page = await browser.newPage();
    try {
      await page.goto(`${preview.address}/`);
      await page.getByRole('heading', { level: 1, name: 'My docs' }).waitFor();
      if (!isMinimal) {
        await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
        await page.getByRole('heading', { level: 1, name: 'Notes API' }).waitFor();
      }
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('broken links');
      await page
        .getByRole('option', { name: /Next steps|My docs/ })
        .first()
        .waitFor();
    } finally {
      await page.close();
      await preview.stop();
    }
  });
});

/** What a command printed that did not succeed. */
const failureOf = ({ code, output }: Finished): string => (code === 0 ? '' : output || `ended with ${code}`);

/** The settings of this machine, such as a proxy, without which nothing is installed. */
function userSettings(): string {
  const file = path.join(os.homedir(), '.npmrc');
  return existsSync(file) ? `${readFileSync(file, 'utf8')}\n` : '';
}

/** Figures for people; nothing is judged by them, for machines differ. */
function report(manager: string, site: string, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = execFileSync('du', ['-sm', path.join(site, 'node_modules')], { encoding: 'utf8' }).split(
    '\t',
  )[0];
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`${manager}: created and installed in ${seconds} s, ${megabytes} MB installed, load ${load}`);
}
