import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryPlace } from '../model/migration-report.js';
import type { Project } from '../model/project.js';

/**
 * Where the configuration of a project has a name first: a key, or what it imports; the file alone where it has not.
 * @param below a key that is above it
 */
export function configPlace(
  { folder, configFile }: Pick<Project, 'folder' | 'configFile'>,
  name: string,
  below?: string,
): EntryPlace {
  const lines = readFileSync(path.join(folder, configFile), 'utf8').split('\n');
  const start = below === undefined ? 0 : Math.max(0, lineOf(lines, below, 0));
  const index = lineOf(lines, name, start);
  return { file: configFile, ...(index !== -1 && { line: index + 1 }) };
}

/** The first line with a name as a key, else with the name. */
function lineOf(lines: readonly string[], name: string, start: number): number {
  const key = new RegExp(`(?:^|[\\s,{"'])${name.replace(/\W/g, '\\$&')}["']?\\s*[:(]`);
  const isNamed = (line: string, index: number): boolean =>
    index >= start && line.includes(name) && !/^\s*(?:\/\/|\*)/.test(line);
  const found = lines.findIndex((line, index) => isNamed(line, index) && key.test(line));
  return found === -1 ? lines.findIndex(isNamed) : found;
}
