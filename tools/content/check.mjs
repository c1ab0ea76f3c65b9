// Checks pages of the content: examples, types, variants, names, defaults and terms of the product, labels, prose, spelling, length, figures,
// links, translations, repetition, snippets. Translations lie in locales/<code> of their area and are checked with it.
//   node tools/content/check.mjs content/dev-docs/api/rest     one folder or page, compared with all others
//   node tools/content/check.mjs --area dev-docs               as `nx run content-dev-docs:check` does, with a report of results
//   node tools/content/check.mjs --together                    what only all areas together can tell
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDefaults } from './check/defaults.mjs';
import { readFacts } from './check/facts.mjs';
import { checkFigures } from './check/figures.mjs';
import { checkFrontMatter } from './check/front-matter.mjs';
import { checkTerms, GLOSSARY, readGlossary } from './check/glossary.mjs';
import { keptExamples, keptPage, keptSpelling, keptTypes } from './check/kept.mjs';
import { checkLabels } from './check/labels.mjs';
import { checkLength } from './check/length.mjs';
import { checkLinks } from './check/links.mjs';
import { checkNames } from './check/names.mjs';
import { checkProse } from './check/prose.mjs';
import { checkSimilarity } from './check/similarity.mjs';
import { checkSnippets } from './check/snippets.mjs';
import { checkTranslation, SOURCES_FILE } from './check/translation.mjs';
import { checkVariants } from './check/variants.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { area: { type: 'string' }, together: { type: 'boolean' } },
});

/** Partials belong to no area; those that are shared are read with the snippets. */
const filters = flags.area
  ? [`content/${flags.area}`, ...(flags.area === 'snippets' ? ['content/_shared'] : [])]
  : positionals.map((filter) => path.relative(ROOT, path.resolve(filter)));
const all = await readPages();
const pages = all.filter(
  ({ file }) =>
    filters.length === 0 || filters.some((filter) => file === filter || file.startsWith(`${filter}/`)),
);

const results = [
  ...(flags.together ? [] : await checkAlone(pages)),
  ...(flags.area ? [] : checkTogether(pages, all)),
];
report(results);

/** What a writer wrote: folders whose name starts with a dot hold what was made of it. */
function readPages() {
  const files = readdirSync(path.join(ROOT, 'content'), { recursive: true })
    .map((file) => `content/${file}`)
    .filter((file) => /\.mdx?$/.test(file) && !/README\.md$|\/i18n\/|\/\./.test(file))
    .sort();
  return Promise.all(files.map((file) => keptPage(file, readFileSync(path.join(ROOT, file), 'utf8'))));
}

/** Checks that need the page only, and the facts. */
async function checkAlone(pages) {
  const facts = readFacts();
  const glossary = readGlossary(all.find(({ file }) => file === GLOSSARY));
  const types = await keptTypes(filters.join(' '), pages, ROOT);
  const byFile = new Map(all.map((page) => [page.file, page]));
  const results = [];
  for (const page of pages) {
    results.push(
      { page, check: 'front matter', diagnostics: checkFrontMatter(page) },
      { page, check: 'examples', diagnostics: await keptExamples(page) },
      { page, check: 'types', diagnostics: types.get(page.file) ?? [] },
      { page, check: 'variants', diagnostics: checkVariants(page) },
      { page, check: 'names', diagnostics: checkNames(page, facts) },
      { page, check: 'defaults', diagnostics: checkDefaults(page, facts) },
      { page, check: 'terms', diagnostics: checkTerms(page, glossary) },
      { page, check: 'labels', diagnostics: checkLabels(page, facts) },
      { page, check: 'prose', diagnostics: checkProse(page) },
      { page, check: 'spelling', diagnostics: await keptSpelling(page) },
      { page, check: 'length', diagnostics: checkLength(page) },
      { page, check: 'figures', diagnostics: checkFigures(page, ROOT) },
      { page, check: 'links', diagnostics: checkLinks(page, ROOT, byFile) },
      { page, check: 'translation', diagnostics: checkTranslation(page, byFile, sourcesIn) },
    );
  }
  return results;
}

function sourcesIn(folder) {
  const file = path.join(ROOT, folder, SOURCES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function checkTogether(pages, all) {
  return [
    ...[...checkSimilarity(pages, all)].map(([page, diagnostics]) => ({
      page,
      check: 'similarity',
      diagnostics,
    })),
    ...[...checkSnippets(pages, all)].map(([page, diagnostics]) => ({
      page,
      check: 'snippets',
      diagnostics,
    })),
  ];
}

/** Prints the diagnostics by page, writes the count that `npm test` adds up, and ends with 1 if there are any but warnings. */
function report(results) {
  const diagnostics = results.flatMap(({ page, diagnostics }) =>
    diagnostics.map((diagnostic) => ({ file: page.file, ...diagnostic })),
  );
  diagnostics.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  for (const { file, line, column, code, severity = 'error', message, hint } of diagnostics)
    console.log(
      `${file}:${line}:${column}  ${severity === 'warning' ? 'warning: ' : ''}${message}  ${code}\n    → ${hint}`,
    );
  const isError = ({ severity }) => severity !== 'warning';
  const failed = results.filter(({ diagnostics }) => diagnostics.some(isError)).length;
  const warnings = diagnostics.length - diagnostics.filter(isError).length;
  console.log(
    `${pages.length} pages, ${results.length} checks, ${diagnostics.length - warnings} diagnostics, ${warnings} warnings`,
  );
  const project = flags.area ? `content/${flags.area}` : flags.together ? 'content' : undefined;
  if (project) writeResults(path.join(ROOT, project, 'test-results'), results.length - failed, failed);
  process.exitCode = failed ? 1 : 0;
}

function writeResults(folder, numPassedTests, numFailedTests) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'content.json'), `${JSON.stringify({ numPassedTests, numFailedTests })}\n`);
}
