// A translation has the shape of what it translates: anchors, examples, names of code, links and labels are the same.
import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;

/** File beside the translations of a locale in an area: of which text each was made, by its path below the folder. */
export const SOURCES_FILE = 'sources.json';

/** Hash of an English page's text. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** `content/cloud/locales/fr/projects/settings.md` → the folder of the locale, and the path in it. */
export function placeOf(file) {
  const [folder] = /^.*?\/locales\/[^/]+/.exec(file);
  return { folder, name: file.slice(folder.length + 1) };
}

/**
 * Findings of a page that is a translation; none for others.
 * @param {Map<string, object>} pages all pages by file
 * @param {(folder: string) => Record<string, string>} sourcesIn what a folder's `sources.json` says
 */
export function checkTranslation(page, pages, sourcesIn) {
  if (!page.original) return [];
  const original = pages.get(page.original);
  if (!original)
    return [
      {
        code: 'translation-orphan',
        message: `There is no ${page.original} that this page translates.`,
        hint: 'Move it to the path of its original, or remove it.',
        line: 1,
        column: 1,
      },
    ];
  return [
    ...compareHeadings(page, original),
    ...compareBlocks(page, original),
    ...SAME.flatMap(([kind, listOf]) => compareLists(kind, listOf(page), listOf(original))),
    ...checkAge(page, original, sourcesIn),
  ];
}

/** What must stand in both, however often and in whatever order: languages build their sentences differently. */
const SAME = [
  ['name of code', ({ codes }) => codes.map(({ value, ...at }) => ({ value, ...at }))],
  ['link', ({ links }) => links.map(({ url, ...at }) => ({ value: url, ...at }))],
  ['image', ({ images }) => images.map(({ url, ...at }) => ({ value: url, ...at }))],
  ['label', ({ strongs }) => strongs.map(({ text, ...at }) => ({ value: text, ...at }))],
  ['partial', ({ includes }) => includes.map(({ file, ...at }) => ({ value: file, ...at }))],
];

function compareHeadings({ headings }, original) {
  const wanted = original.headings.map(({ depth, id }) => `${'#'.repeat(depth)} {#${id}}`);
  const found = headings.map(({ depth, id }) => `${'#'.repeat(depth)} {#${id}}`);
  const index = wanted.findIndex((heading, at) => heading !== found[at]);
  if (index === -1 && found.length === wanted.length) return [];
  const at = index === -1 ? wanted.length : index;
  const { line = 1, column = 1 } = headings[at] ?? {};
  return [
    {
      code: 'translation-headings',
      message: `Heading ${at + 1} is ${quoted(found[at])}; in ${original.file} it is ${quoted(wanted[at])}.`,
      hint: 'Links lead to the same anchors in all languages: give the heading the id of its original.',
      line,
      column,
    },
  ];
}

function compareBlocks({ blocks }, original) {
  const textOf = (block) =>
    block && [block.language, block.title ?? '', String(block.partial), block.code].join('\n');
  const count = Math.max(blocks.length, original.blocks.length);
  const at = Array.from({ length: count }, (_, index) => index).find(
    (index) => textOf(blocks[index]) !== textOf(original.blocks[index]),
  );
  if (at === undefined) return [];
  const { line = 1, column = 1 } = blocks[at] ?? {};
  return [
    {
      code: 'translation-examples',
      message: `Example ${at + 1} is not that of ${original.file}, line ${original.blocks[at]?.line ?? 'none'}.`,
      hint: 'Code is not translated: copy the block.',
      line,
      column,
    },
  ];
}

function compareLists(kind, found, wanted) {
  const known = new Set(wanted.map(({ value }) => value));
  const written = new Set(found.map(({ value }) => value));
  return [
    ...found
      .filter(({ value }) => !known.has(value))
      .map(({ value, line, column }) => ({
        code: 'translation-differs',
        message: `The ${kind} "${value}" does not stand in the original.`,
        hint: `Take the original's: a ${kind} is the same in all languages.`,
        line,
        column,
      })),
    ...[...known]
      .filter((value) => !written.has(value))
      .map((value) => ({
        code: 'translation-differs',
        message: `The ${kind} "${value}" of the original is missing.`,
        hint: 'Something was left out, or the original has grown.',
        line: 1,
        column: 1,
      })),
  ];
}

/** A warning: an original may be better for a while, and readers of the translation are still served. */
function checkAge({ file }, original, sourcesIn) {
  const { folder, name } = placeOf(file);
  const made = sourcesIn(folder)[name];
  if (made === hashOf(original.text)) return [];
  return [
    {
      code: 'translation-behind',
      severity: 'warning',
      message: made
        ? `${original.file} has changed since it was translated.`
        : `Nobody has said of which text of ${original.file} this was made.`,
      hint: `Compare (git log -p ${original.file}), then run: node tools/content/mark-translated.mjs ${file}`,
      line: 1,
      column: 1,
    },
  ];
}

const quoted = (text) => (text === undefined ? 'missing' : `"${text}"`);
