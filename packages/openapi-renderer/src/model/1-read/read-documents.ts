import path from 'node:path';
import { errorMessage } from '@org/site-model';
import { DiagnosticList } from '../diagnostics.js';
import { FileAccess, type ReadOptions } from './file-access.js';
import { parseDiagnostic, parseText } from './parse-text.js';
import { resolveAddress, splitReference } from './resolve-address.js';
import { SourceText } from './source-text.js';

export interface Documents {
  /** Key of the main document in `values`. */
  main: string;
  /** Parsed files by path or address; those that could not be read are missing. */
  values: Map<string, unknown>;
  texts: ReadonlyMap<string, SourceText>;
  diagnostics: DiagnosticList;
  /** The same for checks that end after the model is there. */
  later: DiagnosticList;
  /** Why a file could not be read, by its path or address. */
  failures: Map<string, string>;
}

/** Other tools become slow or refuse a document from about here; few vendors publish larger ones. */
const LARGE_BYTES = 10_000_000;

/** A reference to another file, in JSON or YAML: without one there is nothing to crawl. */
const EXTERNAL_REF = /\$(?:dynamicR|r)ef['"]?\s*:\s*['"]?[^'"\s#]/;
const REFERENCE_KEYS = new Set(['$ref', '$dynamicRef']);

/**
 * Reads a document and all files that it refers to. What cannot be read is left out, and reported where
 * it is referred to, because only there line and column are known.
 */
export async function readDocuments(file: string, options: ReadOptions = {}): Promise<Documents> {
  const main = path.resolve(file);
  const root = options.root ?? path.dirname(main);
  const texts = new Map<string, SourceText>();
  const failures = new Map<string, string>();
  const newList = () => new DiagnosticList(texts, main, (name) => nameFrom(main, file, name));
  const [diagnostics, later] = [newList(), newList()];
  const state = { access: new FileAccess(root, options), texts, failures, diagnostics };

  const value = await readOne(state, main);
  if (typeof value !== 'object' || value === null) {
    reportMain(diagnostics, main, failures.get(main) ?? 'it is empty');
    return { main, values: new Map(), texts, diagnostics, later, failures };
  }
  const values = new Map<string, unknown>([[main, value]]);
  await readReferences(state, values);
  reportSize(diagnostics, main, state.access.bytes);
  return { main, values, texts, diagnostics, later, failures };
}

/** Each file that one of the files refers to, once. One that is missing is in `failures`, and is reported where it is referred to. */
async function readReferences(state: ReadState, values: Map<string, unknown>): Promise<void> {
  // A file that is read takes its place at the end, and its own references are looked at in their turn.
  for (const [file, value] of values) {
    if (!EXTERNAL_REF.test(state.texts.get(file)?.text ?? '')) continue;
    for (const address of addressesIn(value)) {
      const key = address === '' ? file : resolveAddress(file, address);
      if (values.has(key) || state.failures.has(key)) continue;
      const read = await readOne(state, key);
      if (read !== undefined) values.set(key, read);
    }
  }
}

/** Addresses of files that a value refers to, at any depth; empty for its own. Aliases of YAML are looked at once. */
function* addressesIn(root: unknown): Generator<string> {
  const seen = new Set<object>();
  const waiting: object[] = [Object(root) as object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const [key, value] of Object.entries(next).reverse() as [string, unknown][]) {
      if (typeof value === 'object' && value !== null) waiting.push(value);
      else if (typeof value === 'string' && REFERENCE_KEYS.has(key)) yield splitReference(value).address;
    }
  }
}

interface ReadState {
  access: FileAccess;
  texts: Map<string, SourceText>;
  failures: Map<string, string>;
  diagnostics: DiagnosticList;
}

/** `undefined` for a file that cannot be read, which `failures` then says why. */
async function readOne({ access, texts, failures, diagnostics }: ReadState, key: string): Promise<unknown> {
  try {
    const text = await (/^https?:/i.test(key) ? access.readRemote(key) : access.readLocal(key));
    texts.set(key, new SourceText(text));
    const { value, problems } = parseText(text, key);
    for (const { line, column, ...problem } of problems)
      diagnostics.addLocated(parseDiagnostic(problem), key, { line, column });
    if (value !== undefined && value !== null) return value;
    failures.set(key, 'the file is empty or not valid');
  } catch (error) {
    failures.set(key, errorMessage(error));
  }
  return undefined;
}

function reportSize(diagnostics: DiagnosticList, main: string, bytes: number): void {
  if (bytes <= LARGE_BYTES) return;
  diagnostics.addLocated(
    {
      code: 'document-large',
      severity: 'info',
      message: `The files of the document have ${(bytes / 1e6).toFixed(1)} MB together. Pages stay small, but downloading the document or opening it in another tool takes long.`,
      hint: 'See whether examples and descriptions repeat one another.',
    },
    main,
    null,
  );
}

function reportMain(diagnostics: DiagnosticList, main: string, reason: string): void {
  diagnostics.addLocated(
    {
      code: 'document-unreadable',
      severity: 'error',
      message: `The document cannot be shown: ${reason}.`,
      hint: 'Check the path, and that the file is JSON or YAML.',
    },
    main,
    null,
  );
}

/** Files are named as the caller named the main one: relative to the same folder. */
function nameFrom(main: string, given: string, file: string): string {
  if (/^https?:/i.test(file)) return file;
  const relative = path.relative(path.dirname(main), file).split(path.sep).join('/');
  return path.posix.join(path.posix.dirname(given.split(path.sep).join('/')), relative);
}
