// Pages that differ, for comparing how long generators build: each has words of its own, code, a table, a list, an image and links to others.
// The same number gives the same bytes. Markdown that every generator understands in the same way.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const PAGES_A_FOLDER = 50;
const WORDS = 6000;
/** Words of text in a page, so that it has about 6.4 kB. */
const WORDS_A_SECTION = 125;
const SECTIONS = 6;

/**
 * @typedef {object} CorpusPage
 * @property {string} folder
 * @property {string} name of the file, without extension
 * @property {string} title
 * @property {string} body Markdown without front matter
 */

/**
 * @param {number} count
 * @param {number} [first] number of the first page, for pages that others before it are not
 * @returns {Generator<CorpusPage>} one after the other: none is kept
 */
export function* corpusPages(count, first = 0) {
  const words = vocabulary();
  for (let index = 0; index < count; index++) yield corpusPage(first + index, { count, first }, words);
}

/**
 * Writes the pages below a folder, with an image each.
 * @param {string} folder
 * @param {number} count
 * @param {object} [options]
 * @param {(page: CorpusPage, isFirst: boolean) => string} [options.toText] @default title as front matter
 * @param {number} [options.first] number of the first page. @default 0
 */
export function writeCorpus(folder, count, { toText = withTitle, first = 0 } = {}) {
  let last = '';
  let index = first;
  for (const page of corpusPages(count, first)) {
    const target = path.join(folder, page.folder);
    if (page.folder !== last) mkdirSync(target, { recursive: true });
    last = page.folder;
    writeFileSync(path.join(target, `${page.name}.md`), toText(page, index === first));
    writeFileSync(path.join(target, `${page.name}.png`), image(index++));
  }
}

/** @param {CorpusPage} page */
export const withTitle = ({ title, body }) => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;

const placeOf = (index) => ({
  folder: `part-${String(Math.floor(index / PAGES_A_FOLDER)).padStart(3, '0')}`,
  name: `page-${index}`,
});

/** @returns {CorpusPage} */
function corpusPage(index, { count, first }, words) {
  const random = generator(index + 1);
  const word = () => words[Math.floor(random() ** 3 * words.length)];
  const some = (number) => Array.from({ length: number }, word).join(' ');
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const title = `${capital(some(2))} ${index}`;
  const link = () => {
    const { folder, name } = placeOf(first + Math.floor(random() * count));
    const own = placeOf(index).folder;
    return `[${some(2)}](${folder === own ? './' : `../${folder}/`}${name}.md)`;
  };
  const sentence = () => `${capital(some(8 + Math.floor(random() * 10)))}.`;
  const paragraph = (length) => {
    const found = [];
    for (let size = 0; size < length; size = found.join(' ').split(' ').length) found.push(sentence());
    return found.join(' ');
  };
  const parts = [
    () => code(index, word),
    () => table(word, some),
    () => Array.from({ length: 5 }, () => `- **${word()}** ${some(6)} \`${word()}\``).join('\n'),
    () => `![${some(3)}](./page-${index}.png)`,
    () => `> ${sentence()}`,
    () => code(index + 1, word),
  ];
  const sections = Array.from({ length: SECTIONS }, (_, at) =>
    [
      `## ${capital(some(3))} ${at}`,
      paragraph(WORDS_A_SECTION / 2),
      parts[at % parts.length](),
      `${paragraph(WORDS_A_SECTION / 3)} See ${link()}.`,
    ].join('\n\n'),
  );
  return { ...placeOf(index), title, body: `${paragraph(30)}\n\n${sections.join('\n\n')}\n` };
}

function code(index, word) {
  const kinds = [
    () => [
      'js',
      `import { ${word()} } from './${word()}.js';\n\nexport function ${word()}Of(${word()}) {\n  const total = ${word()}(${index}, '${word()}');\n  if (total > ${index % 97}) return \`\${total} ${word()}\`;\n  return null; // ${word()} ${word()}\n}`,
    ],
    () => [
      'bash',
      `cd ${word()}/${word()}\nnpm install ${word()} --save-dev\nexport ${word().toUpperCase()}=${index} && ./${word()}.sh --${word()} "${word()}"`,
    ],
    () => [
      'yaml',
      `${word()}:\n  ${word()}: ${index}\n  ${word()}:\n    - ${word()}\n    - name: ${word()}\n      on: true # ${word()}`,
    ],
    () => [
      'python',
      `def ${word()}(${word()}, limit=${index}):\n    """${word()} ${word()}"""\n    return [x for x in range(limit) if x % ${(index % 7) + 2} == 0]`,
    ],
  ];
  const [language, text] = kinds[index % kinds.length]();
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function table(word, some) {
  const rows = Array.from({ length: 6 }, () => `| \`${word()}\` | ${some(3)} | ${some(5)} |`);
  return ['| name | kind | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Words of two to four syllables, the shorter first, as frequent words are. */
function vocabulary() {
  const random = generator(7);
  const [heads, tails] = ['bdfghklmnprstvz', 'aeiou'];
  const syllable = () =>
    heads[Math.floor(random() * heads.length)] + tails[Math.floor(random() * tails.length)];
  const found = new Set();
  for (let size = 2; found.size < WORDS; size = 2 + Math.floor((3 * found.size) / WORDS))
    found.add(Array.from({ length: size }, syllable).join(''));
  return [...found];
}

/** A linear congruential generator; numbers of Numerical Recipes. */
function generator(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A PNG of one color and 8 by 8 pixels, another one for each number. */
function image(index) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const row = [0, ...Array.from({ length: 8 }, () => [index & 255, (index >> 8) & 255, 128]).flat()];
  const pixels = deflateSync(Buffer.from(Array.from({ length: 8 }, () => row).flat()));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
