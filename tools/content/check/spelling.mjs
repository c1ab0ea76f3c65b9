// Spelling of the prose: English of the Americas or French, the words of the trade, and the project's own dictionaries.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import frenchDictionary from '@cspell/dict-fr-fr/cspell-ext.json' with { type: 'json' };
import { getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib';

const FOLDER = path.resolve(import.meta.dirname, '..');
const FRENCH = path.dirname(fileURLToPath(import.meta.resolve('@cspell/dict-fr-fr/cspell-ext.json')));

/** The project's words by language: French text has the words of the trade that English has. */
const DICTIONARIES = {
  en: { locale: 'en-US', files: ['dictionary.txt'] },
  fr: { locale: 'fr', files: ['dictionary-fr.txt'] },
};

const settings = new Map();

async function loadSettings(language) {
  const { locale, files } = DICTIONARIES[language];
  if (!settings.has(language))
    settings.set(
      language,
      mergeSettings(await getDefaultSettings(), {
        language: locale,
        words: files.flatMap(wordsOf),
        ignoreRegExpList: [/\b[A-Z]{2,}s?\b/g, /https?:\S+/g, /\b\w+\.(com|org|io|js|ts|net|md)\b/g],
        enableGlobDot: true,
        ...(language === 'fr' ? french() : {}),
      }),
    );
  return settings.get(language);
}

const wordsOf = (file) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The dictionary's definition with the place of its file. */
function french() {
  const [definition] = frenchDictionary.dictionaryDefinitions;
  return {
    dictionaryDefinitions: [{ ...definition, path: path.join(FRENCH, definition.path) }],
    dictionaries: [definition.name],
  };
}

export async function checkSpelling(page) {
  const dictionary = DICTIONARIES[page.language];
  if (!dictionary) return [];
  const text = proseOnly(page);
  const { issues } = await spellCheckDocument(
    { uri: `file:///${page.file}`, text, languageId: 'markdown', locale: dictionary.locale },
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 2 },
    await loadSettings(page.language),
  );
  return issues.map(({ text: word, line, offset, suggestions = [] }) => ({
    code: 'word-unknown',
    message: `"${word}" is not in the dictionary.`,
    hint: suggestions.length
      ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(' or ')}? A right word goes into tools/content/${dictionary.files[0]}.`
      : `A right word goes into tools/content/${dictionary.files[0]}; a name of code into backticks.`,
    line: text.slice(0, offset).split('\n').length,
    column: offset - line.offset + 1,
  }));
}

/** The page with blanks for everything that is no prose, so that places stay. */
function proseOnly({ text, language, proses, strongs, frontMatter: { title = '', description = '' } }) {
  // In a translation, what is in bold are labels of the admin panel, and English.
  const labels = new Set(language === 'en' ? [] : strongs.map((strong) => strong.text));
  const lines = text.split('\n').map((line) => ' '.repeat(line.length));
  const put = (line, column, value) => {
    const row = lines[line - 1];
    lines[line - 1] = row.slice(0, column - 1) + value + row.slice(column - 1 + value.length);
  };
  for (const { nodes } of proses) {
    for (const { value, line, column } of nodes.filter((node) => !labels.has(node.value.trim())))
      value.split('\n').forEach((part, index) => put(line + index, index ? 1 : column, part));
  }
  lines[0] = `${title} ${description}`;
  return lines.join('\n');
}
