import type { Position } from '@org/site-model';
import type * as SmolToml from 'smol-toml';
import { lazily } from '../page/lazily.js';
import type { FrontMatterText } from './front-matter-text.js';

const toml = lazily<typeof SmolToml>('smol-toml');

const HINT = 'Texts are quoted in TOML: title = "A title".';

/** Reads the TOML between two lines of plus signs. Dates become text, as they are in YAML. */
export function readToml(text: string): FrontMatterText {
  const positionOf = (path: PropertyKey[]): Position => positionIn(text, path);
  try {
    return { data: withDatesAsText(toml().parse(text)), errors: [], positionOf };
  } catch (error) {
    if (!(error instanceof toml().TomlError)) throw error;
    const { line, column } = error;
    const message = `The front matter is not valid TOML: ${problemOf(error)}`;
    return { data: undefined, errors: [{ message, hint: HINT, line, column }], positionOf };
  }
}

/** "Invalid TOML document: unexpected …", and a picture of the place below it. */
const problemOf = ({ message }: SmolToml.TomlError): string =>
  (message.split('\n')[0] ?? message).replace('Invalid TOML document: ', '');

function withDatesAsText(value: unknown): unknown {
  if (value instanceof toml().TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(withDatesAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDatesAsText(inner)]));
}

const NAME = String.raw`(?:[\w-]+|"[^"\n]*"|'[^'\n]*')`;
const KEY = String.raw`${NAME}(?:[ \t]*\.[ \t]*${NAME})*`;
/** A table's name on a line of its own, or a key before its value, at a line's start or in a table in braces. */
const KEYS = new RegExp(
  String.raw`^[ \t]*\[\[?[ \t]*(?<table>${KEY})[ \t]*\]|[ \t]*(?<key>${KEY})[ \t]*=`,
  'gm',
);
/** What may look like a key and is none: text on several lines, comments, and strings that are values. */
const NO_KEYS = /[=[,][ \t]*(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*')|#.*/g;

interface PlacedKey {
  path: string[];
  offset: number;
}

/** The parser keeps no positions, so they are looked for in the text, once something is wrong. */
function positionIn(text: string, path: PropertyKey[]): Position {
  const wanted = path.map(String);
  const around = placedKeys(text).filter((key) => key.path.every((name, depth) => name === wanted[depth]));
  const start: PlacedKey = { path: [], offset: 0 };
  const nearest = around.reduce((best, key) => (key.path.length > best.path.length ? key : best), start);
  const before = text.slice(0, nearest.offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function placedKeys(text: string): PlacedKey[] {
  const keysOnly = text.replace(NO_KEYS, (match) => match.replace(/[^\n=[,]/g, ' '));
  const found: PlacedKey[] = [];
  let table: string[] = [];
  let line: string[] = [];
  for (const { index, 0: match, groups = {} } of keysOnly.matchAll(KEYS)) {
    const name = groups['table'] ?? groups['key'] ?? '';
    const names = (name.match(new RegExp(NAME, 'g')) ?? []).map((part) => part.replace(/^["']|["']$/g, ''));
    const offset = index + match.indexOf(name);
    const startsLine = index === 0 || keysOnly[index - 1] === '\n';
    if (groups['table']) table = line = names;
    else if (startsLine) line = [...table, ...names];
    found.push({ path: startsLine ? line : [...line, ...names], offset });
  }
  return found;
}
