import type { Json } from '../api-model/index.js';

/** A text in double quotes, with escapes that JSON, JavaScript, Python, Go, Java and C# have in common. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007F-\u009F\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text in single quotes as PHP and Ruby read it: nothing in it is a variable or a command. */
export const singleQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A word of a POSIX shell. */
export const shellQuoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** How a language writes maps, lists and constants. */
interface LiteralSyntax {
  text(value: string): string;
  map: [open: string, arrow: string, close: string];
  list: [open: string, close: string];
  constants: { true: string; false: string; null: string };
}

export const PYTHON: LiteralSyntax = {
  text: doubleQuoted,
  map: ['{', ': ', '}'],
  list: ['[', ']'],
  constants: { true: 'True', false: 'False', null: 'None' },
};
export const RUBY: LiteralSyntax = {
  text: singleQuoted,
  map: ['{', ' => ', '}'],
  list: ['[', ']'],
  constants: { true: 'true', false: 'false', null: 'nil' },
};
export const PHP: LiteralSyntax = {
  text: singleQuoted,
  map: ['[', ' => ', ']'],
  list: ['[', ']'],
  constants: { true: 'true', false: 'false', null: 'null' },
};

/** A value as a literal of a language, one member a line. `indent` is that of the line it starts on. */
export function literal(value: Json, syntax: LiteralSyntax, step = '  ', indent = ''): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean' || value === null) return syntax.constants[`${value}`];
  const isList = Array.isArray(value);
  const [open, close] = isList ? syntax.list : [syntax.map[0], syntax.map[2]];
  const inner = indent + step;
  const members = isList
    ? value.map((item) => literal(item, syntax, step, inner))
    : Object.entries(value).map(
        ([key, item]) => `${syntax.text(key)}${syntax.map[1]}${literal(item, syntax, step, inner)}`,
      );
  if (members.length === 0) return open + close;
  return `${open}\n${members.map((member) => `${inner}${member}`).join(',\n')},\n${indent}${close}`;
}

/** JSON as JavaScript writes it, from a line with an indentation on. */
export const jsonLiteral = (value: Json, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

export const indented = (lines: string[], by: string): string =>
  lines.map((line) => `${by}${line}`).join('\n');
