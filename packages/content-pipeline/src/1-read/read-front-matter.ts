import { isMap, isScalar, LineCounter, parseDocument, visit, YAMLParseError, type Document } from 'yaml';
import type { z } from 'zod';
import { closestName } from '../closest-name.js';
import type { Diagnostic } from '../diagnostic.js';
import { type FrontMatter, frontMatterSchema } from './front-matter.js';

export interface SplitSource<Data = FrontMatter> {
  frontMatter: Data;
  /** The page with its front matter blanked out line by line, so that every position stays that of the file; lines end in `\n`. */
  body: string;
  diagnostics: Diagnostic[];
}

/** Every key is optional, so that what does not validate can be left out. */
export type FrontMatterSchema = z.ZodObject<Record<string, z.ZodOptional>>;

interface Locator {
  file: string;
  document: Document;
  lines: LineCounter;
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;
/** The YAML starts on the second line of the file, below the opening `---`. */
const YAML_FIRST_LINE = 1;

/** Splits the YAML front matter off a page and validates it. What does not validate is reported and left out. */
export const readFrontMatter = (source: string, file: string): SplitSource =>
  splitFrontMatter(source, file, frontMatterSchema);

/** The same for a source with a front matter of its own, such as a partial. */
export function splitFrontMatter<Schema extends FrontMatterSchema>(
  source: string,
  file: string,
  schema: Schema,
): SplitSource<Partial<z.infer<Schema>>> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) return { frontMatter: {}, body: text, diagnostics: [] };

  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines });
  const body = match[0].replace(/[^\n]/g, ' ') + text.slice(match[0].length);
  const locator = { file, document, lines };
  findUnresolvedAliases(locator);
  if (document.errors.length > 0) return { frontMatter: {}, body, diagnostics: syntaxErrors(locator) };

  return { ...validate(document.toJS() ?? {}, schema, locator), body };
}

/** `title: *Important` is an alias to YAML. The library throws later for one that leads nowhere, and follows one to itself. */
function findUnresolvedAliases({ document, lines }: Locator): void {
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      const [from, to] = alias.range ?? [0, 0];
      const error = new YAMLParseError([from, to], 'BAD_ALIAS', `Unresolved alias *${alias.source}`);
      error.linePos = [lines.linePos(from)];
      document.errors.push(error);
    },
  });
}

function syntaxErrors({ document, file }: Locator): Diagnostic[] {
  return document.errors.map((error) => ({
    code: 'front-matter-syntax',
    severity: 'error',
    message: `The front matter is not valid YAML: ${error.message.split(' at line ')[0]}`,
    hint: 'Quote values that contain ": ", "#" or that start with a special character.',
    file,
    line: (error.linePos?.[0].line ?? 1) + YAML_FIRST_LINE,
    column: error.linePos?.[0].col ?? 1,
  }));
}

function validate<Schema extends FrontMatterSchema>(
  data: unknown,
  schema: Schema,
  locator: Locator,
): Omit<SplitSource<Partial<z.infer<Schema>>>, 'body'> {
  const result = schema.safeParse(data);
  if (result.success) return { frontMatter: result.data, diagnostics: [] };

  const diagnostics: Diagnostic[] = [];
  const rejected = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        diagnostics.push(unknownKey([...issue.path, key], schema, locator));
      }
      issue.keys.forEach((key) => rejected.add(String(issue.path[0] ?? key)));
    } else {
      diagnostics.push(wrongValue(issue.path, issue.message, locator));
      if (issue.path.length > 0) rejected.add(String(issue.path[0]));
    }
  }
  const kept = Object.fromEntries(Object.entries(Object(data)).filter(([key]) => !rejected.has(key)));
  return { frontMatter: schema.safeParse(kept).data ?? {}, diagnostics };
}

function unknownKey(path: PropertyKey[], schema: FrontMatterSchema, locator: Locator): Diagnostic {
  const key = String(path.at(-1));
  const known = Object.keys(schema.shape);
  const nearest = path.length === 1 ? closestName(key, known) : undefined;
  const own = known.includes('custom') ? 'A key of your own belongs under "custom".' : '';
  const hint = nearest
    ? `Did you mean "${nearest}"? ${own}`.trim()
    : own
      ? 'Remove it, or put it under "custom".'
      : 'Remove it.';
  return {
    code: 'front-matter-unknown-key',
    severity: 'error',
    message: `The front matter key "${path.join('.')}" is not known, so it would have no effect.`,
    hint,
    ...locate(path, locator),
  };
}

function wrongValue(path: PropertyKey[], problem: string, locator: Locator): Diagnostic {
  return {
    code: 'front-matter-invalid',
    severity: 'error',
    message: path.length
      ? `The front matter key "${path.join('.')}" has a wrong value: ${problem}.`
      : `The front matter must be a list of "key: value" lines: ${problem}.`,
    ...locate(path, locator),
  };
}

function locate(path: PropertyKey[], { document, lines, file }: Locator) {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    if (!pair) break;
    offset = (isScalar(pair.key) && pair.key.range?.[0]) || 0;
    node = pair.value;
  }
  const { line, col } = lines.linePos(offset);
  return { file, line: line + YAML_FIRST_LINE, column: col };
}
