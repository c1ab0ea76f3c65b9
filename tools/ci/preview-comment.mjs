// Prints the comment of a pull request: what it changes of the built site, as Markdown.
//   node tools/ci/preview-comment.mjs REPORT_FOLDER [--artifact ADDRESS]
// The folder has `diff.json` (site-builder diff --json) and `affected.json` (site-builder affected --json). A build of strangers wrote them: they
// are taken for data of an expected shape, and whatever they name is printed as code, so that nothing in them is Markdown, a link or a mention.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** By which the comment of an earlier run is found, to be replaced. */
const COMMENT_MARK = '<!-- preview of the site -->';
/** Rows of a list; the artifact has all of them. */
const MAX_ROWS = 40;
const MAX_NAME = 160;

/**
 * The comment.
 * @param {{ upload: string[], delete: string[], same: number }} diff
 * @param {{ pages: { page: string, because: string }[], removed: string[], total: number, code: string[] }} affected
 * @param {string} [artifact] address of the built site
 */
export function previewComment(diff, affected, artifact) {
  const lists = [
    list('Pages', affected.pages, ({ page, because }) => `${code(page)}: ${code(because)}`),
    list('Pages that are gone', affected.removed),
    list('Code of the whole site, which may change what every page looks like', affected.code),
    list('Files that are gone', diff.delete),
  ];
  const preview = artifact ? [`The built site: [artifact](${artifact}), for \`site-builder preview\`.`] : [];
  return [
    COMMENT_MARK,
    `**${affected.pages.length} of ${affected.total} pages** change, ${affected.removed.length} are gone. A deploy uploads ` +
      `**${diff.upload.length} files**, deletes ${diff.delete.length} and leaves ${diff.same} as they are.`,
    ...preview,
    ...lists.filter(Boolean),
  ].join('\n\n');
}

function list(title, entries, format = code) {
  if (entries.length === 0) return '';
  const shown = entries.slice(0, MAX_ROWS).map((entry) => `- ${format(entry)}`);
  const left = entries.length > MAX_ROWS ? [`- and ${entries.length - MAX_ROWS} more`] : [];
  return [
    `<details${entries.length <= 10 ? ' open' : ''}><summary>${title} (${entries.length})</summary>\n`,
    ...shown,
    ...left,
    '\n</details>',
  ].join('\n');
}

/** A name as code: what would end the code, or the line, is left out. */
function code(name) {
  const text = [...name.replace(/[`\p{Cc}\p{Cf}\u2028\u2029]/gu, '')];
  return `\`${text.length > MAX_NAME ? `${text.slice(0, MAX_NAME).join('')}…` : text.join('') || ' '}\``;
}

/** @throws where a file has another shape than the command writes */
export function readReport(folder) {
  const diff = readJson(folder, 'diff.json');
  const affected = readJson(folder, 'affected.json');
  const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string');
  check(isNames(diff.upload) && isNames(diff.delete) && Number.isInteger(diff.same), 'diff.json');
  check(
    isNames(affected.removed) && isNames(affected.code) && Number.isInteger(affected.total),
    'affected.json',
  );
  check(
    Array.isArray(affected.pages) && isNames(affected.pages.flatMap(({ page, because }) => [page, because])),
    'affected.json',
  );
  return { diff, affected };
}

const readJson = (folder, name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) ?? {};

function check(holds, name) {
  if (!holds) throw new Error(`${name} is not what "site-builder ${path.parse(name).name} --json" writes.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: { artifact: { type: 'string' } },
    allowPositionals: true,
  });
  const { diff, affected } = readReport(positionals[0] ?? '.');
  console.log(previewComment(diff, affected, values.artifact));
}
