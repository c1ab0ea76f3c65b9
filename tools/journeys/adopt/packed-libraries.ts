import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../server-process.js';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** A library as it is published. */
export interface PackedLibrary {
  manifest: {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    bin?: Record<string, string>;
  };
  /** Its folder in the workspace. */
  source: string;
  /** Its tarball. */
  file: string;
}

/** Packs every library of the workspace into `folder`, as `pnpm publish` would. They must be built. */
export const packLibraries = (folder: string): Promise<PackedLibrary[]> =>
  Promise.all(
    readdirSync(path.join(WORKSPACE, 'packages')).map((name) =>
      pack(path.join(WORKSPACE, 'packages', name), path.join(folder, name)),
    ),
  );

async function pack(source: string, folder: string): Promise<PackedLibrary> {
  mkdirSync(folder, { recursive: true });
  const pnpm = path.join(WORKSPACE, 'node_modules/.bin/pnpm');
  const { code, output } = await runCommand(pnpm, ['pack', '--pack-destination', folder], source);
  const [name] = readdirSync(folder).filter((each) => each.endsWith('.tgz'));
  if (code !== 0 || !name) throw new Error(`"pnpm pack" failed in ${source}:\n${output}`);
  const file = path.join(folder, name);
  const printed = await runCommand('tar', ['-xzOf', file, 'package/package.json'], folder);
  return { manifest: JSON.parse(printed.output) as PackedLibrary['manifest'], source, file };
}
