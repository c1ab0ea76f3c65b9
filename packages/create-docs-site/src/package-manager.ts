import { spawnSync } from 'node:child_process';

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** A program that installs packages. */
export type PackageManager = (typeof MANAGERS)[number];

/** The one that runs this, by the variable that all of them set: `pnpm/10.34.9 npm/? node/v22.0.0`. @default npm */
export function callingManager(userAgent: string | undefined): PackageManager {
  return MANAGERS.find((name) => userAgent?.startsWith(`${name}/`)) ?? 'npm';
}

/** How a script of a package is run: `npm run dev`, `pnpm dev`; `start` and `test` need no `run`. */
export const scriptCommand = (manager: PackageManager, script: string): string =>
  (manager === 'npm' || manager === 'bun') && script !== 'start' && script !== 'test'
    ? `${manager} run ${script}`
    : `${manager} ${script}`;

/** Installs the dependencies of the site in `folder`; its output goes to the terminal. Answers with whether it worked. */
export const install = (manager: PackageManager, folder: string): boolean =>
  run(manager, ['install'], folder) === 0;

/** Runs a script of the site in `folder` until it ends, in this terminal. Answers with its exit code. */
export const runScript = (manager: PackageManager, script: string, folder: string): number =>
  run(manager, ['run', script], folder) ?? 1;

/** `null` where a signal ended it. */
const run = (manager: PackageManager, args: string[], cwd: string): number | null =>
  spawnSync(manager, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status;
