import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Project } from '../../model/project.js';

const ranges = z.record(z.string(), z.string()).catch({});
const manifestSchema = z.object({ dependencies: ranges, peerDependencies: ranges });

/** What an installed package says of itself; `undefined` for one that is not there. */
function manifestOf(name: string, folder: string): z.output<typeof manifestSchema> | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : manifestOf(name, parent);
}

/** Whether a plugin changes how Markdown is parsed, as far as that is known before it is installed. */
export const bringsSyntax = (name: string, folder: string): boolean =>
  Object.keys(manifestOf(name, folder)?.dependencies ?? {}).some((each) =>
    /^micromark-extension-/.test(each),
  );

/** Packages that a plugin needs beside it and that the project has. */
export const peersOf = (name: string, { folder, packages }: Pick<Project, 'folder' | 'packages'>): string[] =>
  Object.keys(manifestOf(name, folder)?.peerDependencies ?? {}).filter((each) => each in packages);
