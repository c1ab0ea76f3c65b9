import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryPlace } from '../model/migration-report.js';
import type { Project } from '../model/project.js';

/** Where the configuration of a project has a name first: a key, or what it imports; the file alone where it has not. */
export function configPlace(
  { folder, configFile }: Pick<Project, 'folder' | 'configFile'>,
  name: string,
): EntryPlace {
  const lines = readFileSync(path.join(folder, configFile), 'utf8').split('\n');
  const isNamed = (line: string): boolean => line.includes(name) && !/^\s*(?:\/\/|\*)/.test(line);
  const key = new RegExp(`(?:^|[\\s,{"'])${name.replace(/\W/g, '\\$&')}["']?\\s*[:(]`);
  const isKey = (line: string): boolean => isNamed(line) && key.test(line);
  const index = [isKey, isNamed].map((matches) => lines.findIndex(matches)).find((each) => each !== -1);
  return { file: configFile, ...(index !== undefined && { line: index + 1 }) };
}
