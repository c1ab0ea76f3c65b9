// Compares what the public entries of a package export with `packages/<name>/api/*.d.ts.txt`, which are committed: a change of them is seen
// in review, and asks for a plan. Every exported name has a docstring.
//   node tools/api/check.mjs packages/theme-shell            ends with 1 when they differ
//   node tools/api/check.mjs packages/theme-shell --write    writes them
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { apiReport, publicEntries } from './api-report.mjs';
import { undocumented } from './undocumented.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [root] = positionals;
const folder = path.join(root, 'api');
const entries = publicEntries(root);
const reports = new Map(
  entries.map(({ name, types }) => [fileOf(name), apiReport(path.resolve(types), root)]),
);
const known = existsSync(folder) ? readdirSync(folder) : [];

if (values.write) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of reports) writeFileSync(path.join(folder, file), text);
} else {
  const names = [...new Set([...known, ...reports.keys()])].sort();
  const changed = names.filter((file) => {
    const target = path.join(folder, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== reports.get(file);
  });
  for (const file of changed)
    console.error(`${path.join(folder, file)} is not what the package exports. ${firstDifference(file)}`);
  if (changed.length > 0)
    console.error(
      `If the change is meant: node tools/api/check.mjs ${root} --write, and a plan with npx nx release plan.`,
    );
  const bare = new Set(entries.flatMap(({ types }) => undocumented(path.resolve(types))));
  if (bare.size > 0) console.error(`No docstring says what these are: ${[...bare].join(', ')}.`);
  process.exitCode = changed.length > 0 || bare.size > 0 ? 1 : 0;
}

/** `.` → `index.txt`, `./react` → `react.txt` */
function fileOf(entry) {
  return `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.txt`;
}

function firstDifference(file) {
  const target = path.join(folder, file);
  const before = existsSync(target) ? readFileSync(target, 'utf8').split('\n') : [];
  const now = (reports.get(file) ?? '').split('\n');
  const line = now.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? now.length : line;
  return `Line ${at + 1}: "${before[at] ?? ''}" was exported, and is "${now[at] ?? ''}".`;
}
