import path from 'node:path';
import { $RefParser, type FileInfo, type ParserOptions } from '@apidevtools/json-schema-ref-parser';
import { errorMessage } from '@org/site-model';
import { DiagnosticList } from '../diagnostics.js';
import { FileAccess } from './file-access.js';
import { parseDiagnostic } from './parse-diagnostics.js';
import { parseText } from './parse-text.js';
import type { ReadOptions } from './read-options.js';
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

/**
 * Reads a document and all files that it refers to. What cannot be read is left out; whoever refers to it says so, because
 * only there line and column are known.
 */
export async function readDocuments(file: string, options: ReadOptions = {}): Promise<Documents> {
  const main = path.resolve(file);
  const root = options.root ?? path.dirname(main);
  const texts = new Map<string, SourceText>();
  const failures = new Map<string, string>();
  const newList = () => new DiagnosticList(texts, main, (name) => nameFrom(main, file, name));
  const [diagnostics, later] = [newList(), newList()];
  const state = { access: new FileAccess(root, options), texts, failures, diagnostics };

  const value = await readMain(state, main);
  if (value === undefined) {
    reportMain(diagnostics, main, failures.get(main) ?? 'it is empty');
    return { main, values: new Map(), texts, diagnostics, later, failures };
  }
  const parser = new $RefParser();
  const external = EXTERNAL_REF.test(texts.get(main)?.text ?? '');
  // A file that is missing is in `failures`; whoever refers to it reports it.
  await parser.resolve(main, value as object, parserOptions(state, external)).catch(() => undefined);
  reportSize(diagnostics, main, state.access.bytes);
  const values = new Map<string, unknown>([[main, value]]);
  for (const [name, read] of Object.entries(parser.$refs.values()))
    if (texts.has(fileKey(name)) && !failures.has(fileKey(name))) values.set(fileKey(name), read);
  return { main, values, texts, diagnostics, later, failures };
}

async function readMain(state: ReadState, main: string): Promise<unknown> {
  try {
    const text = await state.access.readLocal(main);
    state.texts.set(main, new SourceText(text));
    const value = parseFile(main, text, state);
    return typeof value === 'object' ? value : undefined;
  } catch (error) {
    state.failures.set(main, errorMessage(error));
    return undefined;
  }
}

interface ReadState {
  access: FileAccess;
  texts: Map<string, SourceText>;
  failures: Map<string, string>;
  diagnostics: DiagnosticList;
}

function parserOptions(state: ReadState, external: boolean): ParserOptions {
  const resolver = (read: (address: string) => Promise<string>, isRemote: boolean) => ({
    order: 1,
    canRead: ({ url }: FileInfo) => /^https?:/i.test(url) === isRemote,
    read: async ({ url }: FileInfo) => {
      const key = fileKey(url);
      try {
        const text = await read(isRemote ? url : key);
        state.texts.set(key, new SourceText(text));
        return text;
      } catch (error) {
        state.failures.set(key, errorMessage(error));
        throw error;
      }
    },
  });
  return {
    continueOnError: true,
    resolve: {
      external,
      file: resolver((address) => state.access.readLocal(address), false),
      http: resolver((address) => state.access.readRemote(address), true),
    },
    parse: {
      json: false,
      text: false,
      binary: false,
      yaml: {
        order: 1,
        canParse: true,
        parse: ({ url, data }: FileInfo) => parseFile(fileKey(url), String(data), state) ?? {},
      },
    },
  } as ParserOptions;
}

function parseFile(key: string, text: string, { diagnostics, failures }: ReadState): unknown {
  const { value, problems } = parseText(text, key);
  for (const { line, column, ...problem } of problems)
    diagnostics.addLocated(parseDiagnostic(problem), key, { line, column });
  if (value === undefined || value === null) failures.set(key, 'the file is empty or not valid');
  return value ?? undefined;
}

/** The parser percent-encodes paths and, of some, makes `file:` addresses. */
export function fileKey(address: string): string {
  const bare = address.replace(/#.*$/s, '');
  if (/^https?:/i.test(bare)) return bare;
  try {
    return path.resolve(decodeURIComponent(bare.replace(/^file:\/\//, '')));
  } catch {
    return path.resolve(bare);
  }
}

function reportSize(diagnostics: DiagnosticList, main: string, bytes: number): void {
  if (bytes <= LARGE_BYTES) return;
  diagnostics.addLocated(
    {
      code: 'document-large',
      severity: 'info',
      message: `The files of the document have ${(bytes / 1e6).toFixed(1)} MB together. Pages stay small; whoever downloads the document, or opens it in another tool, waits.`,
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
