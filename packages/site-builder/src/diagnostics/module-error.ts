import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic, FilePosition, Position } from '@org/site-model';
import { nameInWorkspace } from './file-names.js';

/** What bundlers add to an error. Lines count from 1, columns from 0. */
interface ModuleError extends Error {
  /** Of a bundle that failed, whose message starts with how many there are. */
  errors?: ModuleError[];
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
}

/** `[PARSE_ERROR] Unexpected token … ╭─[ src/pages/home.tsx:2:15 ]` */
const PARSE_ERROR = /\[[A-Z_]+\]\s*(?:Error:\s*)?([^\n]+)\n[^\n[]*\[\s*([^\n\]]+):(\d+):(\d+)\s*\]/;
/** `Rolldown failed to resolve import "clsx" from "/site/src/pages/home.tsx".` */
const UNRESOLVED = /failed to resolve import "([^"]+)" from "([^"]+)"/i;
/** `Failed to load url ./parts.js (resolved id: ./parts.js) in /site/src/pages/home.tsx. Does the file exist?` */
const UNLOADED = /Failed to load url (\S+) \(resolved id: [^)]*\) in (\S+)\. Does the file exist/;
const NO_DEFAULT = /^The page module "([^"]+)" has no default export/;
const IMPORTED_BY = /(?:imported from|\bin) ['"]?(\/[^'"\n]+?\.\w+)['"]?(?:[.\s]|$)/;
const FRAME = /^\s*at .*?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?$/gm;

/** An error of a module of the site, while it was bundled or while it ran, as a diagnostic where it is written. */
export function moduleDiagnostic(
  error: unknown,
  root: string,
  kind: Pick<Diagnostic, 'code' | 'hint'>,
): Diagnostic {
  const whole = error as ModuleError;
  const found = whole.errors?.[0] ?? whole;
  const message = stripVTControlCharacters(found.message);
  const [, specifier, importer] = UNRESOLVED.exec(message) ?? UNLOADED.exec(message) ?? [];
  if (specifier !== undefined && importer !== undefined)
    return unresolvedImport(specifier, path.resolve(root, importer), kind);
  const name = NO_DEFAULT.exec(message)?.[1];
  if (name !== undefined) return pageWithoutDefault(name, root, kind);
  const parsed = PARSE_ERROR.exec(message);
  const position = parsed
    ? { line: Number(parsed[3]), column: Number(parsed[4]), file: found.id ?? path.resolve(parsed[2] ?? '') }
    : positionOf(found, message, root);
  const { file, ...place } = position;
  return {
    severity: 'error',
    ...kind,
    message: `The module cannot be used: ${parsed?.[1] ?? firstLine(message)}`,
    file: nameInWorkspace(file),
    ...place,
  };
}

function unresolvedImport(
  specifier: string,
  importer: string,
  { code }: Pick<Diagnostic, 'code'>,
): Diagnostic {
  const file = withoutQuery(importer);
  return {
    severity: 'error',
    code,
    message: `The module cannot be used: its import "${specifier}" is neither a file nor an installed package.`,
    hint: 'Correct the path, or add the package to the dependencies of package.json and install it.',
    file: nameInWorkspace(file),
    ...importPosition(file, specifier),
  };
}

/** No line of the module is wrong: one is missing. */
function pageWithoutDefault(name: string, root: string, { code }: Pick<Diagnostic, 'code'>): Diagnostic {
  const files = ['tsx', 'jsx', 'ts', 'js'].map((extension) =>
    path.join(root, `src/pages/${name}.${extension}`),
  );
  return {
    severity: 'error',
    code,
    message: `The module cannot be used: the page module "${name}" has no default export, so its page has nothing to show.`,
    hint: 'Export its component: export default function Page() { … }',
    file: nameInWorkspace(files.find((file) => existsSync(file)) ?? root),
  };
}

/** Where a module that may have been made of another one names what it imports. */
function importPosition(file: string, specifier: string): Partial<Position> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) =>
    [`'${specifier}'`, `"${specifier}"`].some((it) => line.includes(it)),
  );
  return index === -1 ? {} : { line: index + 1, column: (lines[index] ?? '').indexOf(specifier) };
}

function positionOf({ id, loc, stack = '' }: ModuleError, message: string, root: string): FilePosition {
  const file = loc?.file ?? id ?? IMPORTED_BY.exec(message)?.[1];
  if (file && loc?.line) return { file: withoutQuery(file), line: loc.line, column: (loc.column ?? 0) + 1 };
  if (file) return { file: withoutQuery(file) };
  for (const [, name = '', line, column] of stripVTControlCharacters(stack).matchAll(FRAME)) {
    const inside = withoutQuery(name.replace(/^file:\/\//, ''));
    if (inside.startsWith(root + path.sep) && !inside.includes('node_modules'))
      return { file: inside, line: Number(line), column: Number(column) };
  }
  return { file: root };
}

/** The path of the file at the start is said with the position. */
const firstLine = (message: string): string =>
  (message.split('\n').find((line) => line.trim() !== '') ?? message)
    .replace(/^\[[\w:-]+\] /, '')
    .replace(/^\/\S+?:\d+:\d+: /, '');

const withoutQuery = (file: string): string => file.replace(/[?#].*$/, '');
