// What the README says that this product costs is what it costs.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** Files and folders of each row of the README's table, in its order; all that is committed is in one of them. */
const ROWS = [
  ['site.config.ts'],
  ['project.json', 'content/handbook/project.json', 'content/reference/project.json'],
  ['.eslintrc.json', '.gitignore', 'package.json', 'playwright.config.ts', 'tsconfig.json'],
  ['src', 'plugins', 'public'],
  ['e2e', 'vitest.config.mjs'],
  ['reference'],
  ['content/handbook'],
];

/** What builds leave in these folders. */
const GENERATED = /(?:^|\/)(?:\.compiled|test-results)\//;

const isData = (file) => path.basename(file) === 'project.json';

function filesOf(name) {
  const own = readdirSync(ROOT, { withFileTypes: true }).find((entry) => entry.name === name);
  if (own?.isFile() || isData(name)) return [name];
  return readdirSync(path.join(ROOT, name), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isData(file) && !GENERATED.test(file))
    .sort();
}

const linesOf = (files) =>
  files.reduce(
    (sum, file) => sum + readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length,
    0,
  );

it('says in the README how many files and lines this product has', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const table = [...readme.matchAll(/^\| [^|]+\| +([\d,]+) +\| +([\d,]+) +\|$/gm)].map(([, ...counts]) =>
    counts.map((count) => Number(count.replace(',', ''))),
  );
  const counted = ROWS.map((names) => names.flatMap(filesOf));
  expect(table.map(([files]) => files)).toEqual(counted.map((files) => files.length));
  // Text is written all the time: what stands in the README is right to a twentieth.
  for (const [index, files] of counted.entries()) {
    const lines = linesOf(files);
    expect(
      Math.abs(table[index][1] - lines),
      `line ${index + 1} says ${table[index][1]}, and has ${lines}`,
    ).toBeLessThanOrEqual(lines / 20);
  }
});
