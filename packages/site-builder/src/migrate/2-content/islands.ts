import { parseAst } from 'rolldown/parseAst';
import type { MigrationReport } from '../model/migration-report.js';
import { lineAt, placesOfCode } from './masks.js';

interface IslandInput {
  /** Code of the new site's islands, by name; those that are made are added. */
  islands: Map<string, string>;
  /** Names that other components have. */
  taken: ReadonlySet<string>;
  report: MigrationReport;
  file: string;
  firstLine: number;
}

/** A component that a page exports, or an element of HTML at the start of a line. */
const START = /^(?:export\s+(?:const|function)\s+([A-Z]\w*)\b|<([a-z][a-z\d]*)\b)/gm;
const IMPORT = /^import\s+([^;'"]+?)\s+from\s+(['"])([^'"]+)\2;?$/gm;
const EXPORTED = /^export\s+(?:const|let|function|class)\s+(\w+)/gm;
/** What MDX gives to every page. */
const OF_PAGES = ['frontMatter', 'contentTitle', 'toc', 'metadata'];

/**
 * What a page of MDX answers a reader with: a component or an element with handlers is an island of its own, for the page is HTML. One
 * that needs other names of the page stays, and the check of the site names it.
 */
export function moveIslands(text: string, input: IslandInput): string {
  const isCode = placesOfCode(text);
  const renamed = new Map<string, string>();
  let [moved, last] = ['', 0];
  for (const { index, 1: name } of text.matchAll(START)) {
    const snippet = index < last || isCode(index) ? undefined : snippetAt(text.slice(index));
    if (snippet === undefined || !isInteractive(snippet)) continue;
    const names = namesOf(text, name);
    if (names.others.some((other) => uses(snippet, other))) continue;
    const island = addIsland({ snippet, name, react: names.react }, input);
    input.report.changed('components', `<${island}> is an island of the new site, in src/islands.`, {
      file: input.file,
      line: input.firstLine + lineAt(text, index) - 1,
    });
    if (name !== undefined && island !== name) renamed.set(name, island);
    const instead = name === undefined ? `<${island} />` : '';
    moved += text.slice(last, index) + instead + '\n'.repeat(snippet.split('\n').length - 1);
    last = index + snippet.length;
  }
  return [...renamed].reduce(
    (whole, [name, island]) => whole.replace(new RegExp(`(</?)${name}(?=[\\s/>])`, 'g'), `$1${island}`),
    moved + text.slice(last),
  );
}

/** The lines from the start on that are a whole statement or element. */
function snippetAt(text: string): string | undefined {
  for (const { index } of text.matchAll(/(?=\n[ \t]*\n)|$(?![^])/g)) {
    const snippet = text.slice(0, index).trimEnd();
    if (isWhole(snippet)) return snippet;
    if (snippet.split('\n').length > MAX_LINES) return undefined;
  }
  return undefined;
}

/** Beyond it a page is no page with a component any more. */
const MAX_LINES = 200;

function isWhole(text: string): boolean {
  try {
    parseAst(text, { lang: 'jsx' });
    return true;
  } catch {
    return false;
  }
}

const isInteractive = (snippet: string): boolean =>
  /\son[A-Z]\w*=\{|\buse(?:State|Reducer|Effect)\(/.test(snippet);

/** Names of the page that a snippet would miss as a module of its own, and the imports of React. */
function namesOf(text: string, own: string | undefined): { react: string[]; others: string[] } {
  const react: string[] = [];
  const others = [...OF_PAGES, ...(own === undefined ? ['props'] : [])];
  for (const [whole, names = '', , specifier] of text.matchAll(IMPORT)) {
    if (specifier === 'react') react.push(whole);
    else others.push(...names.split(/[^\w$]+/).filter((name) => !/^(?:as|type|)$/.test(name)));
  }
  for (const [, name = ''] of text.matchAll(EXPORTED)) if (name !== own) others.push(name);
  return { react, others };
}

const uses = (snippet: string, name: string): boolean =>
  new RegExp(`(?<![.\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(snippet);

interface Island {
  snippet: string;
  /** @default it is an element */
  name: string | undefined;
  react: readonly string[];
}

/** The same code is one island; other code of the same name is another. @returns its name */
function addIsland(island: Island, { islands, taken }: IslandInput): string {
  const code = islandCode(island);
  const own = island.name ?? 'Interactive';
  for (let count = 1; ; count++) {
    const name = count === 1 ? own : `${own}${count}`;
    if (taken.has(name) || (islands.get(name) ?? code) !== code) continue;
    islands.set(name, code);
    return name;
  }
}

function islandCode({ snippet, name, react }: Island): string {
  const imports = react.length > 0 ? `${react.join('\n')}\n\n` : '';
  return name === undefined
    ? `${imports}export default function Interactive() {\n  return (\n${snippet}\n  );\n}\n`
    : `${imports}${snippet.replace(/^export\s+/, '')}\n\nexport default ${name};\n`;
}
