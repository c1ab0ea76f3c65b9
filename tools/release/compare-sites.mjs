import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Rows of a list in the report; `--out` has all pictures. */
const MAX_ROWS = 20;
/** Characters of the first difference of a page that the report shows. */
const MAX_SHOWN = 160;
/** Lines of a failed build's output that are shown: its end says what is wrong. */
const MAX_OUTPUT = 40;

/** Names of files change with their bytes, and the shell's identity with those of the bundle: they make no page another one. */
const IDENTITIES = [
  [/[.-][\w-]{8,12}(?=\.(?:avif|bin|css|html|js|json|png|svg|webp|woff2)\b)/g, ''],
  [/"shell":"[\da-f]+"/g, '"shell":""'],
  [/ integrity="[^"]*"/g, ''],
];

/** What a reader downloads, by kind. */
const KINDS = {
  scripts: /\.js$/,
  styles: /\.css$/,
  pages: /\.html$/,
  'the search index': /(?:^|\/)(?:assets\/search\/.*|_search\.json)$/,
};

/**
 * Compares two builds of one site.
 * @param {string} before folder of a built site
 * @param {string} after folder of another build of it
 * @returns addresses that are `gone` and `added`, `changed` pages with their first difference, and `sizes` in gzipped bytes by kind
 */
export function compareSites(before, after) {
  const [old, now] = [before, after].map(filesOf);
  const pages = (files) => files.filter((file) => KINDS.pages.test(file) && !file.startsWith('assets/'));
  const [oldPages, nowPages] = [pages(old), pages(now)];
  return {
    gone: without(oldPages, nowPages),
    added: without(nowPages, oldPages),
    total: nowPages.length,
    changed: nowPages
      .filter((file) => oldPages.includes(file))
      .flatMap((file) => changeOf(file, read(before, file), read(after, file))),
    sizes: Object.entries(KINDS).map(([kind, pattern]) => ({
      kind,
      before: size(before, old, pattern),
      after: size(after, now, pattern),
    })),
  };
}

const filesOf = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

function without(list, others) {
  const known = new Set(others);
  return list.filter((file) => !known.has(file));
}

const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

const size = (root, files, pattern) =>
  files
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(root, file))).length, 0);

/** The first place at which a page is another one, if it is. */
function changeOf(file, before, after) {
  if (before === after) return [];
  const [old, now] = [before, after].map(withoutIdentities);
  if (old === now) return [];
  const [oldParts, nowParts] = [old, now].map((html) => html.split(/(?=<)/));
  const at = nowParts.findIndex((part, index) => part !== oldParts[index]);
  const index = at === -1 ? nowParts.length : at;
  return [{ file, before: shown(oldParts[index]), after: shown(nowParts[index]) }];
}

const withoutIdentities = (html) =>
  IDENTITIES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);

const shown = (part = '(nothing)') => part.trim().slice(0, MAX_SHOWN);

/** Whether a product's readers, or those who build it, lose something. What could not be built before is not the candidates' fault. */
export const isBreaking = ({ failureBefore, failure, site }) =>
  failureBefore === undefined && (failure !== undefined || (site?.gone.length ?? 0) > 0);

/**
 * The report as Markdown.
 * @param {string} since what the products have now
 * @param {{ product: string, failureBefore?: string, failure?: string, site?: ReturnType<typeof compareSites>, pictures?: { address: string, view: string, share: number }[] }[]} results
 */
export function sitesReport(since, results) {
  const sections = results.map((result) => [`## ${result.product}`, ...section(result)].join('\n\n'));
  return [`# Products of ${since} with these libraries`, ...sections].join('\n\n') + '\n';
}

function section({ failureBefore, failure, site, pictures }) {
  if (failureBefore !== undefined) return ['It could not be built before:', endOf(failureBefore)];
  if (failure !== undefined) return ['It cannot be built any more:', endOf(failure)];
  const { gone, added, total, changed, sizes } = site;
  return [
    `${total} pages: ${changed.length} with other HTML, ${added.length} new, ${gone.length} gone. ` +
      `${pictures.length} of its pictures are others.`,
    list('Gone', gone, (file) => `\`${file}\``),
    list('New', added, (file) => `\`${file}\``),
    list('Other HTML, by the first difference', changed, ({ file, before, after }) =>
      [`\`${file}\``, `  - before: \`${code(before)}\``, `  - after: \`${code(after)}\``].join('\n'),
    ),
    list(
      'Other pictures, by the share that is not the same',
      pictures.toSorted((a, b) => b.share - a.share),
      ({ address, view, share }) => `${(share * 100).toFixed(1)} % of \`${address}\`, ${view}`,
    ),
    sizeTable(sizes),
  ].filter(Boolean);
}

const endOf = (output) =>
  `\`\`\`\`text\n${output.trimEnd().split('\n').slice(-MAX_OUTPUT).join('\n')}\n\`\`\`\``;

const code = (text) => text.replaceAll('`', '’').replaceAll(/\s+/g, ' ');

function list(title, entries, format) {
  if (entries.length === 0) return '';
  const left = entries.length > MAX_ROWS ? [`- and ${entries.length - MAX_ROWS} more`] : [];
  return [
    `${title} (${entries.length}):\n`,
    ...entries.slice(0, MAX_ROWS).map((entry) => `- ${format(entry)}`),
    ...left,
  ].join('\n');
}

function sizeTable(sizes) {
  const rows = sizes.map(({ kind, before, after }) => {
    const change =
      before === 0
        ? ''
        : ` (${after >= before ? '+' : ''}${(((after - before) / before) * 100).toFixed(1)} %)`;
    return `| ${kind} | ${kilobytes(before)} | ${kilobytes(after)}${change} |`;
  });
  return ['| gzipped | before | after |', '| --- | --- | --- |', ...rows].join('\n');
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
