// Section records of the Markdown that packages of this workspace ship, and seeded synthetic ones of the same words.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pick, random } from './random.mjs';

const STORE = path.join(import.meta.dirname, '../../../node_modules/.pnpm');
const LEFT_OUT = /license|changelog|history|notice|third-party|code_of_conduct/i;

/** `count` records, the same for the same lockfile and seed; real ones first. */
export function makeCorpus(count, seed = 1) {
  const real = realRecords().slice(0, count);
  return { real, records: [...real, ...syntheticRecords(real, count - real.length, random(seed))] };
}

function realRecords() {
  const texts = new Set();
  return markdownFiles().flatMap(({ name, file }) =>
    sections(readFileSync(file, 'utf8'), name).filter(({ text, headings }) => {
      const key = `${headings.at(-1)}\n${text}`;
      return text.length > 40 && !texts.has(key) && texts.add(key);
    }),
  );
}

/** One version of each package; `name` is the page's address. */
function markdownFiles() {
  const found = new Map();
  for (const entry of readdirSync(STORE).sort()) {
    const packageName = entry.replace(/(?<=.)@.*/, '').replace('+', '/');
    const root = path.join(STORE, entry, 'node_modules', packageName);
    for (const file of listMarkdown(root)) {
      const name = `${packageName}/${path.relative(root, file).replace(/\.md$/i, '')}`;
      if (!found.has(name) && !LEFT_OUT.test(path.basename(file))) found.set(name, { name, file });
    }
  }
  return [...found.values()];
}

function listMarkdown(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules') return listMarkdown(file);
      return entry.isFile() && /\.md$/i.test(entry.name) ? [file] : [];
    });
}

function sections(markdown, page) {
  const title = plain(/^#\s+(.+)$/m.exec(markdown)?.[1] ?? page) || page;
  const records = [];
  let headings = [];
  let lines = [];
  let fenced = false;
  const close = () => {
    const anchor = headings.at(-1)?.toLowerCase().replace(/\W+/g, '-') ?? '';
    const code = lines.filter((line) => line.code).map(({ text }) => text);
    const text = plain(
      lines
        .filter((line) => !line.code)
        .map((line) => line.text)
        .join('\n'),
    );
    const id = `${page}#${anchor}-${records.length}`;
    const breadcrumb = page.split('/').slice(0, -1);
    records.push(
      record({ id, url: `/${page}`, anchor, title, breadcrumb, headings, text, code: code.join('\n') }),
    );
    lines = [];
  };
  for (const text of markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const [, marks, heading] = (!fenced && /^(#{1,4})\s+(.+)$/.exec(text)) || [];
    if (/^\s*(```|~~~)/.test(text)) fenced = !fenced;
    else if (!heading) lines.push({ text, code: fenced });
    else if (marks.length > 1) {
      close();
      headings = [...headings.slice(0, marks.length - 2), plain(heading)].filter(Boolean);
    }
  }
  close();
  return records;
}

function record(fields) {
  return { area: 'packages', version: 'current', locale: 'en', ...fields };
}

function plain(markdown) {
  return markdown
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replace(/^\[[^\]]+\]:.*$/gm, ' ')
    .replace(/!?\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replace(/[*`|#>]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function syntheticRecords(real, count, next) {
  const names = real.flatMap(({ headings }) => headings.flatMap((heading) => heading.split(' ')));
  const texts = real.map(({ text }) => text.split(' ')).filter((words) => words.length > 12);
  const words = (length, from) => Array.from({ length }, () => pick(from, next));
  return Array.from({ length: count }, (_, at) => {
    const page = Math.floor(at / 6);
    const text = Array.from({ length: 6 + Math.floor(next() * 24) }, () => {
      const source = pick(texts, next);
      const start = Math.floor(next() * (source.length - 5));
      return source.slice(start, start + 5).join(' ');
    }).join(' ');
    const headings = at % 6 === 0 ? [] : [words(1 + Math.floor(next() * 3), names).join(' ')];
    const title = `Guide ${page} ${words(2, names).join(' ')}`;
    return record({
      id: `guide-${page}#${at % 6}`,
      url: `/guide-${page}`,
      anchor: `s${at % 6}`,
      title,
      breadcrumb: ['Guides'],
      headings,
      text,
    });
  });
}
