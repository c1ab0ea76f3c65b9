// Records that translations say what their originals say now, so that the checks can tell when they no longer do.
//   node tools/content/mark-translated.mjs content/cloud/locales/fr      a folder, or one page
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from './check/read-page.mjs';
import { hashOf, placeOf, SOURCES_FILE } from './check/translation.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

for (const argument of process.argv.slice(2)) {
  const wanted = path.relative(ROOT, path.resolve(argument));
  const files = statSync(path.join(ROOT, wanted)).isFile()
    ? [wanted]
    : readdirSync(path.join(ROOT, wanted), { recursive: true }).map((name) => `${wanted}/${name}`);
  for (const file of files.filter((name) => /\.mdx?$/.test(name)).sort()) mark(file);
}

function mark(file) {
  const { original } = readPage(file, readFileSync(path.join(ROOT, file), 'utf8'));
  if (!original || !existsSync(path.join(ROOT, original))) {
    console.error(`${file} translates no page that there is.`);
    process.exitCode = 1;
    return;
  }
  const { folder, name } = placeOf(file);
  const record = path.join(ROOT, folder, SOURCES_FILE);
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  known[name] = hashOf(readFileSync(path.join(ROOT, original), 'utf8'));
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${file} is up to date with ${original}`);
}
