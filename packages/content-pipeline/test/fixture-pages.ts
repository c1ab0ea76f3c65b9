import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompileOptions, SourcePage } from '../src/index.js';

export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/** The page of each folder of `fixtures/`, `input.md` or `input.mdx`, as it lies below that folder. */
export const fixturePages: SourcePage[] = readdirSync(FIXTURES)
  .flatMap((name) => [`${name}/input.md`, `${name}/input.mdx`])
  .filter((file) => existsSync(path.join(FIXTURES, file)))
  .map((file) => ({ path: file, text: readFileSync(path.join(FIXTURES, file), 'utf8') }));

/** What `options.json` in a fixture's folder says. */
export function fixtureOptions({ path: page }: SourcePage): Partial<CompileOptions> {
  const file = path.join(FIXTURES, path.dirname(page), 'options.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<CompileOptions>) : {};
}
