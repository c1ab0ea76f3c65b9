// A generator's folder: its packages, the pages, and its commands.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An empty site with its packages and all pages. What is installed stays from one run to the next.
 * @param {import('./generators.mjs').Generator} generator
 * @param {string} folder
 * @param {import('./pages.mjs').Page[]} pages
 */
export function prepare(generator, folder, pages) {
  if (generator.packages.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  installOnce(folder, generator.packages);
  generator.write(folder, pages);
}

/**
 * @param {string} folder
 * @param {string[]} packages from the registry, each with its version
 */
export function installOnce(folder, packages) {
  const marker = path.join(folder, 'installed.json');
  const wanted = JSON.stringify(packages);
  if (packages.length === 0 || (existsSync(marker) && readFileSync(marker, 'utf8') === wanted)) return;
  console.log(`installing ${packages.join(' ')} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  run(['npm', 'install', '--no-audit', '--no-fund', '--save-exact', ...packages], folder);
  writeFileSync(marker, wanted);
}

/**
 * Runs a command to its end.
 * @param {string[]} command
 * @param {string} cwd
 * @throws where it fails, with what it printed
 */
export function run([command, ...args], cwd) {
  const env = {
    ...process.env,
    NODE_ENV: command === 'npm' ? 'development' : 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} in ${cwd}: ${error?.message ?? ''}\n${stdout}\n${stderr}`);
  return { stderr };
}
