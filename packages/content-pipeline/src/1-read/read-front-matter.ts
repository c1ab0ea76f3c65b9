import type { z } from 'zod';
import { closestName } from '@org/site-model';
import type { Diagnostic, Position } from '@org/site-model';
import { type FrontMatter, frontMatterSchema } from '../page/front-matter.js';
import { adaptDocusaurusKeys } from './docusaurus-keys.js';
import { withLineFeeds } from './line-ends.js';
import type { FrontMatterText } from './front-matter-text.js';
import { readToml } from './read-toml.js';
import { readYaml } from './read-yaml.js';

export interface SplitSource<Data = FrontMatter> {
  frontMatter: Data;
  /** The page with its front matter blanked out line by line, so that every position stays that of the file; lines end in `\n`. */
  body: string;
  diagnostics: Diagnostic[];
  /** Where a key of the front matter is in the file. @default there is no front matter that could be read */
  locate?: Locate;
}

export type Locate = (path: PropertyKey[]) => Position;

/** Every key is optional, so that what does not validate can be left out. */
type FrontMatterSchema = z.ZodObject<Record<string, z.ZodOptional>>;

interface Locator {
  file: string;
  text: FrontMatterText;
}

/** YAML between lines of dashes, TOML between lines of plus signs, from the file's first line on. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??\1[ \t]*(?:\n|$)/;
/** The front matter starts on the second line of the file, below the opening fence. */
const LINES_ABOVE = 1;

/** Splits the front matter off a page and validates it. What does not validate is reported and left out. */
export const readFrontMatter = (source: string, file: string): SplitSource =>
  splitFrontMatter(source, file, frontMatterSchema, true);

/** The same for a source with a front matter of its own, such as a partial. */
export function splitFrontMatter<Schema extends FrontMatterSchema>(
  source: string,
  file: string,
  schema: Schema,
  /** Whether keys of Docusaurus are taken, too. */
  isPage = false,
): SplitSource<Partial<z.infer<Schema>>> {
  const whole = withLineFeeds(source.replace(/^\uFEFF/, ''));
  const match = FRONT_MATTER.exec(whole);
  if (!match) return { frontMatter: {}, body: whole, diagnostics: [] };

  const [fenced, fence, inner = ''] = match;
  const body = fenced.replace(/[^\n]/g, ' ') + whole.slice(fenced.length);
  const text = fence === '---' ? readYaml(inner) : readToml(inner);
  const locator = { file, text };
  if (text.errors.length > 0) return { frontMatter: {}, body, diagnostics: syntaxErrors(locator) };

  const { data, without } = isPage
    ? adaptDocusaurusKeys(text.data ?? {})
    : { data: text.data ?? {}, without: [] };
  const validated = validate(data, schema, locator);
  const ignored = without.map(({ key, meaning }) => ignoredKey(key, meaning, locator));
  return {
    ...validated,
    body,
    diagnostics: [...validated.diagnostics, ...ignored],
    locate: (path) => pointOf(path, locator),
  };
}

/**
 * Where a page's front matter has a key, or a value below that: `['authors', 1]`. Empty for a page without it.
 */
export function frontMatterPosition(
  source: string,
  file: string,
  at: string | readonly [string, ...(string | number)[]],
): Partial<Position> {
  const keys = typeof at === 'string' ? [at] : [...at];
  const whole = withLineFeeds(source.replace(/^\uFEFF/, ''));
  const [, fence, inner = ''] = FRONT_MATTER.exec(whole) ?? [];
  if (fence === undefined) return {};
  const text = fence === '---' ? readYaml(inner) : readToml(inner);
  if (text.errors.length > 0 || !Object.hasOwn(Object(text.data) as object, keys[0] ?? '')) return {};
  const { line, column } = locate(keys, { file, text });
  return { line, column };
}

const syntaxErrors = ({ text, file }: Locator): Diagnostic[] =>
  text.errors.map(({ message, hint, line, column }) => ({
    code: 'front-matter-syntax',
    severity: 'error',
    message,
    hint,
    file,
    line: line + LINES_ABOVE,
    column,
  }));

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
      const hint = hintFor(issue.path, data, issue);
      diagnostics.push({ ...wrongValue(issue.path, issue.message, locator), ...(hint && { hint }) });
      if (issue.path.length > 0) rejected.add(String(issue.path[0]));
    }
  }
  const kept = Object.fromEntries(
    Object.entries(Object(data) as object).filter(([key]) => !rejected.has(key)),
  );
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

const ignoredKey = (key: string, meaning: string, locator: Locator): Diagnostic => ({
  code: 'front-matter-ignored',
  severity: 'warning',
  message: `The front matter key "${key}" of Docusaurus (${meaning}) has no counterpart here, so it has no effect.`,
  hint: 'Remove it when the page has moved for good.',
  ...locate([key], locator),
});

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

/** What a value that looks right to its writer is to the language of the front matter. */
function hintFor(path: PropertyKey[], data: unknown, issue: z.core.$ZodIssue): string | undefined {
  const value = path.reduce<unknown>(
    (inner, key) => (Object(inner) as Record<PropertyKey, unknown>)[key],
    data,
  );
  const expected = issue.code === 'invalid_type' ? issue.expected : issue.code;
  if (expected === 'array' && typeof value === 'string')
    return `Write a list: ${String(path.at(-1))}: [${value}]`;
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return isBare && (expected === 'string' || expected === 'invalid_union')
    ? `Without quotes it is a ${typeof value}. Put quotes around what you mean as text.`
    : undefined;
}

const locate = (path: PropertyKey[], locator: Locator) => ({ file: locator.file, ...pointOf(path, locator) });

function pointOf(path: PropertyKey[], { text }: Locator): Position {
  const { line, column } = text.positionOf(path);
  return { line: line + LINES_ABOVE, column };
}
