// Answers of earlier runs, by all that they were made of: what is as it was is not worked out again. They lie where Prettier and Knip
// keep theirs; a fresh clone has none.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/content');
/** The versions of all packages that a check uses, and of what those use. */
const LOCK = 'pnpm-lock.yaml';

/**
 * @param {string} kind of answers; a folder of the cache
 * @param {string[]} sources files and folders of the workspace that the answers depend on, beside what each is asked about
 * @param {{ cache?: string, root?: string }} [places]
 * @returns `answer(name, about, find)`: what `find` said when it was last asked `about` the same, else what it says now. One answer is kept
 * for each `name`, so that the cache does not grow with every edit.
 */
export function keeper(kind, sources, { cache = CACHE, root = ROOT } = {}) {
  const folder = path.join(cache, kind);
  const made = hashOf([LOCK, ...sources].flatMap((source) => textsIn(path.join(root, source))));
  return async function answer(name, about, find) {
    const file = path.join(folder, `${hashOf([name])}.json`);
    const key = hashOf([made, name, about]);
    const kept = read(file);
    if (kept?.key === key) return kept.value;
    const value = await find();
    mkdirSync(folder, { recursive: true });
    // Checks of several areas run at once and read the same pages: a file is there whole, or not at all.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, JSON.stringify({ key, value }));
    renameSync(own, file);
    return value;
  };
}

/** `null` where nothing was kept, or something else than a keeper wrote. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function textsIn(source) {
  if (!statSync(source).isDirectory()) return [readFileSync(source, 'utf8')];
  return readdirSync(source)
    .sort()
    .flatMap((name) => [name, ...textsIn(path.join(source, name))]);
}

function hashOf(texts) {
  const hash = createHash('sha256');
  // The lengths keep two texts from reading as one.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}
