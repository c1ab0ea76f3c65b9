// How a build is measured so that it can be compared with others of the same run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureCommand } from './measure-command.mjs';
import { install } from './sites.mjs';

/**
 * A new folder with a site in it, which stays there until all is measured: after many files were removed others take longer to make, and who comes next
 * would pay.
 * @param {import('./sites.mjs').BenchSite} site
 * @param {number} pages
 * @param {string} folder below which it is, and what it installs
 */
export function newSite(site, pages, folder) {
  const made = mkdtempSync(path.join(folder, `${site.name.toLowerCase().replace(' ', '-')}-${pages}-`));
  site.write(made, pages, install(site, folder));
  return made;
}

/** Builds a site where it is. @returns {Promise<number>} seconds */
export async function clockOf({ name, build }, folder) {
  // What the one before has written is not to be on its way to the disk meanwhile.
  spawnSync('sync');
  await settle();
  const { clock } = await measureCommand(build, folder, { watchesMemory: false });
  process.stderr.write(`${name}: ${clock.toFixed(1)} s\n`);
  return clock;
}

/** File systems tell times in steps: what was changed a moment ago may look as it was. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

/** @param {number[]} values */
export const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

export function machine() {
  const load = os.loadavg().map((value) => value.toFixed(1));
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load ${load.join(' ')}`;
}
