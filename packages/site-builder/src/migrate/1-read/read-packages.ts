import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const ranges = z.record(z.string(), z.string()).catch({});
const packagesSchema = z
  .object({ dependencies: ranges, devDependencies: ranges })
  .catch({ dependencies: {}, devDependencies: {} });

/** Ranges of the packages that a project depends on, by name. What a site is built of is often among those for development. */
export function readPackages(folder: string): Record<string, string> {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies, devDependencies } = packagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...devDependencies, ...dependencies };
}
