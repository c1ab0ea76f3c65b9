// One page of the content as the checks see it: its blocks of code, tables, headings, prose, links and includes.
import GithubSlugger from 'github-slugger';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

/** Between dashes YAML, between plus signs TOML, as the pipeline has it. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??\1[ \t]*(?:\r?\n|$)/;
/** A translation lies in a folder of its locale, laid out like the one around it. */
const TRANSLATION = /\/locales\/([^/]+)(?=\/)/;
const EXPLICIT_ID = /\s*\{#([\w-]+)\}\s*$/;
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** @param {string} file path in the workspace @param {string} text */
export function readPage(file, text) {
  const [head = '', fence, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  // Blank lines in place of the front matter keep every position that of the file.
  const tree = parser.parse(head.replace(/[^\n]/g, '') + text.slice(head.length));
  const page = {
    file,
    text,
    /** `en` unless the page is a translation. */
    language: TRANSLATION.exec(file)?.[1] ?? 'en',
    /** The file that a translation was made of. */
    original: TRANSLATION.test(file) ? file.replace(TRANSLATION, '') : undefined,
    isToml: fence === '+++',
    frontMatter: fence === '+++' ? {} : readFrontMatter(yaml),
    blocks: [],
    tables: [],
    headings: [],
    proses: [],
    strongs: [],
    codes: [],
    links: [],
    images: [],
    includes: [],
  };
  collect(tree, page);
  nameHeadings(page.headings);
  return page;
}

function readFrontMatter(yaml) {
  try {
    return Object(parseYaml(yaml));
  } catch {
    return {}; // The pipeline reports it, with its place.
  }
}

function collect(node, page) {
  const { line, column } = node.position?.start ?? {};
  if (node.type === 'code') page.blocks.push(blockOf(node));
  if (node.type === 'table') page.tables.push(tableOf(node));
  if (node.type === 'heading') page.headings.push(headingOf(node, takeId(node)));
  if (node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading') {
    page.proses.push({ kind: node.type, text: plainText(node), nodes: textNodes(node), line, column });
  }
  if (node.type === 'inlineCode') page.codes.push({ value: node.value, line, column });
  if (node.type === 'strong') page.strongs.push({ text: plainText(node).trim(), line, column });
  if (node.type === 'link') page.links.push({ url: node.url, line, column });
  if (node.type === 'image') page.images.push({ url: node.url, alt: node.alt ?? '', line, column });
  if (node.type === 'leafDirective' && node.name === 'include')
    page.includes.push({ file: node.attributes?.file ?? '', line, column });
  for (const child of node.children ?? []) collect(child, page);
}

/** Takes the id that is written at the end of a heading out of its text. */
function takeId({ children }) {
  const last = children.at(-1);
  const [whole, id] = (last?.type === 'text' && EXPLICIT_ID.exec(last.value)) || [];
  if (id) last.value = last.value.slice(0, -whole.length);
  return id;
}

function headingOf(node, id) {
  const { line, column } = node.position.start;
  // Without an id of its own it gets one made of its words.
  const words = wordsOf(node);
  const [text, nodes, codes] = [plainText(node), textNodes(node), codesOf(node)];
  return { depth: node.depth, text, id, words, nodes, codes, line, column };
}

const wordsOf = (node) => node.value ?? (node.children ?? []).map(wordsOf).join('');

/** As the pipeline names them. */
function nameHeadings(headings) {
  const slugger = new GithubSlugger();
  for (const heading of headings) heading.id ??= slugger.slug(heading.words);
}

function blockOf(node) {
  const meta = node.meta ?? '';
  const words = new Set(meta.replace(/[\w-]+=("[^"]*"|'[^']*'|\{[^}]*\}|\S+)/g, ' ').split(/\s+/));
  return {
    language: (node.lang ?? '').toLowerCase(),
    title: /title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta)?.slice(1).find(Boolean),
    imported: /\bfile=/.test(meta),
    partial: words.has('partial'),
    invalid: words.has('invalid'),
    code: node.value,
    /** Of the first line of code. */
    line: node.position.start.line + 1,
    column: node.position.start.column,
  };
}

function tableOf(node) {
  const [header, ...rows] = node.children;
  return {
    line: node.position.start.line,
    header: header.children.map((cell) => plainText(cell).trim()),
    headerCodes: codesOf(header),
    rows: rows.map((row) => row.children.map(cellOf)),
  };
}

const cellOf = (cell) => ({
  text: plainText(cell),
  codes: codesOf(cell),
  line: cell.position.start.line,
  column: cell.position.start.column,
});

const codesOf = (node) =>
  node.type === 'inlineCode'
    ? [{ value: node.value, line: node.position.start.line, column: node.position.start.column }]
    : (node.children ?? []).flatMap(codesOf);

/** Text as a reader sees it, with `code` in place of names of code. */
function plainText(node) {
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'textDirective' && node.children.length === 0) return `:${node.name}`;
  return (node.children ?? []).map(plainText).join('');
}

/** Pieces of text with their places, without code, links' addresses and directives' names. */
const textNodes = (node) =>
  node.type === 'text'
    ? [{ value: node.value, line: node.position.start.line, column: node.position.start.column }]
    : (node.children ?? []).flatMap(textNodes);

/** Place of an offset inside of a text that starts at `line`, `column`. */
export function placeIn(text, offset, { line, column }) {
  const before = text.slice(0, offset).split('\n');
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: before.at(-1).length + 1 };
}
