/** Text between tags: quotes need no escape there. */
export const markupText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;

/**
 * Colors for JSON and for the code that `samples` write. A page has ten samples and an example or more, so their colors were
 * most of the work of a large document: what is known to be written in a few simple forms is read in one pass instead of by a
 * grammar for all that people write. Classes are those of the site's code blocks.
 */
interface Syntax {
  /** What counts as a property or a variable. */
  properties?: string;
  strings: string;
  /** Words, with `|` between them. */
  keywords?: string;
  constants?: string;
  functions?: string;
}

const DOUBLE = '"(?:[^"\\\\\\n]|\\\\.)*"';
const SINGLE = "'(?:[^'\\\\]|\\\\[^])*'";
/** Three quotes or more, as many as it takes; a backslash guards what follows it. */
const BLOCK = '(?<quotes>"{3,})(?:\\\\[^]|(?!\\k<quotes>)[^])*\\k<quotes>';
const CALL = '[A-Za-z_]\\w*(?=\\()';

const SYNTAXES: Record<string, Syntax> = {
  json: { properties: `${DOUBLE}(?=\\s*:)`, strings: DOUBLE, constants: 'true|false|null' },
  // Inside single quotes a shell knows no escape, and a line break is one like any other character.
  bash: { properties: '(?<=\\s)--?[\\w-]+', strings: "'[^']*'", functions: '^curl\\b' },
  javascript: {
    properties: `(?:${DOUBLE}|${SINGLE}|[A-Za-z_$][\\w$]*)(?=: )`,
    strings: `${DOUBLE}|${SINGLE}`,
    keywords: 'const|await|new|import|from',
    constants: 'true|false|null',
    functions: CALL,
  },
  python: {
    strings: DOUBLE,
    keywords: 'import|from|with|as|open',
    constants: 'True|False|None',
    functions: CALL,
    properties: '[a-z_]\\w*(?==)',
  },
  go: {
    strings: `${DOUBLE}|\`[^\`]*\``,
    keywords: 'package|import|func|if|defer',
    constants: 'nil',
    functions: CALL,
  },
  java: { strings: `${BLOCK}|${DOUBLE}`, keywords: 'import|var|new', functions: CALL },
  php: {
    properties: '\\$\\w+',
    strings: SINGLE,
    keywords: 'echo|new',
    constants: 'true|false|null|[A-Z][A-Z_]+',
    functions: CALL,
  },
  ruby: { strings: SINGLE, keywords: 'require|puts|do|end', constants: 'true|false|nil', functions: CALL },
  csharp: { strings: `${BLOCK}|\\$?${DOUBLE}`, keywords: 'using|var|new|await|int|string', functions: CALL },
  rust: {
    strings: 'r(?<hashes>#*)"[^]*?"\\k<hashes>|b?"(?:[^"\\\\]|\\\\.)*"',
    keywords: 'use|fn|let|dyn',
    functions: '[A-Za-z_]\\w*!?(?=\\()',
  },
};

const NUMBER = '-?\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b';
const NEVER = '(?!)';

const patterns = new Map(
  Object.entries(SYNTAXES).map(([name, { properties, strings, keywords, constants, functions }]) => {
    const word = (words: string | undefined): string => (words ? `\\b(?:${words})\\b` : NEVER);
    const groups = [properties ?? NEVER, `${NUMBER}|${word(constants)}`, word(keywords), functions ?? NEVER];
    // What is escaped, for the shell or for HTML, starts nothing. Strings are all that has no group.
    const source = [...groups.map((group) => `(${group})`), `\\\\.|&\\w+;`, strings].join('|');
    return [name, new RegExp(source, 'g')] as const;
  }),
);

/** Code of a sample or an example as HTML. @returns `null` of a syntax that is not known here */
export function sampleHtml(code: string, syntax: string): string | null {
  const pattern = patterns.get(syntax);
  if (!pattern) return null;
  return markupText(code).replace(
    pattern,
    (text: string, property?: string, constant?: string, keyword?: string, name?: string) => {
      if (property !== undefined) return `<span class="p">${text}</span>`;
      if (constant !== undefined) return `<span class="n">${text}</span>`;
      if (keyword !== undefined) return `<span class="k">${text}</span>`;
      if (name !== undefined) return `<span class="f">${text}</span>`;
      return /^[\\&]/.test(text) ? text : `<span class="s">${text}</span>`;
    },
  );
}
