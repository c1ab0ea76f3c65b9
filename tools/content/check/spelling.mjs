// Spelling of the prose: English of the Americas, the words of the trade, and tools/content/dictionary.txt.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib';

const DICTIONARY = path.resolve(import.meta.dirname, '../dictionary.txt');

let settings;

async function loadSettings() {
  settings ??= mergeSettings(await getDefaultSettings(), {
    language: 'en-US',
    words: readFileSync(DICTIONARY, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
    ignoreRegExpList: [/\b[A-Z]{2,}s?\b/g, /https?:\S+/g, /\b\w+\.(com|org|io|js|ts|net|md)\b/g],
    enableGlobDot: true,
  });
  return settings;
}

export async function checkSpelling(page) {
  const text = proseOnly(page);
  const { issues } = await spellCheckDocument(
    { uri: `file:///${page.file}`, text, languageId: 'markdown', locale: 'en-US' },
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 2 },
    await loadSettings(),
  );
  return issues.map(({ text: word, line, offset, suggestions = [] }) => ({
    code: 'word-unknown',
    message: `"${word}" is not in the dictionary.`,
    hint: suggestions.length
      ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(' or ')}? A right word goes into tools/content/dictionary.txt.`
      : 'A right word goes into tools/content/dictionary.txt; a name of code into backticks.',
    line: text.slice(0, offset).split('\n').length,
    column: offset - line.offset + 1,
  }));
}

/** The page with blanks for everything that is no prose, so that places stay. */
function proseOnly({ text, proses, frontMatter: { title = '', description = '' } }) {
  const lines = text.split('\n').map((line) => ' '.repeat(line.length));
  const put = (line, column, value) => {
    const row = lines[line - 1];
    lines[line - 1] = row.slice(0, column - 1) + value + row.slice(column - 1 + value.length);
  };
  for (const { nodes } of proses) {
    for (const { value, line, column } of nodes)
      value.split('\n').forEach((part, index) => put(line + index, index ? 1 : column, part));
  }
  lines[0] = `${title} ${description}`;
  return lines.join('\n');
}
