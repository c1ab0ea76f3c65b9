// What takes seconds for all pages, as it was found out once. Dictionaries, grammars and the compiler are loaded where there is something
// to find out only.
import { isCompiled } from './blocks.mjs';
import { keeper } from './keep.mjs';
import { readPage } from './read-page.mjs';

const FOLDER = 'tools/content/check';
const sourceOf = (name) => `${FOLDER}/${name}.mjs`;

const keepPage = keeper('page', [sourceOf('read-page')]);
const keepExamples = keeper('examples', ['blocks', 'examples', 'nginx', 'read-page'].map(sourceOf));
const keepSpelling = keeper('spelling', [
  ...['read-page', 'spelling'].map(sourceOf),
  'tools/content/dictionary.txt',
  'tools/content/dictionary-fr.txt',
]);
const keepTypes = keeper('types', [
  ...['blocks', 'examples', 'nginx', 'read-page', 'types'].map(sourceOf),
  `${FOLDER}/types`,
  'tools/content/extract-facts/packages.mjs',
]);

export const keptPage = (file, text) => keepPage(file, text, () => readPage(file, text));

export const keptExamples = (page) =>
  keepExamples(page.file, page.text, async () => (await import('./examples.mjs')).checkExamples(page));

export const keptSpelling = (page) =>
  keepSpelling(page.file, page.text, async () => (await import('./spelling.mjs')).checkSpelling(page));

/**
 * Findings by file. One program holds the examples of all pages, so that all are compiled again when one has changed.
 * @param {string} name which pages these are
 */
export async function keptTypes(name, pages, root) {
  const examples = pages
    .map(({ file, blocks }) => [file, blocks.filter(isCompiled)])
    .filter(([, blocks]) => blocks.length > 0);
  const find = async () => {
    const { checkTypes } = await import('./types.mjs');
    return [...checkTypes(pages, root)].map(([{ file }, findings]) => [file, findings]);
  };
  return new Map(await keepTypes(name, JSON.stringify(examples), find));
}
