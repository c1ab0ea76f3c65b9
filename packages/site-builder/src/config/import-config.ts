import type { Diagnostic } from '@org/site-model';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import { noteSiteCode } from '../command-end.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';

/** Below the app, so that what is not part of the configuration, packages above all, is found where the app has it. */
const TEMPORARY_DIR = 'node_modules/.cache/site-config';
const HINT = 'Correct the file; nothing was built.';

/**
 * Runs a configuration and the files that it imports, in TypeScript or JavaScript, and gives its default export with the names
 * of those files. Every command begins with it, so it takes the bundler alone: Vite's own import takes four times as long and slows all later ones down.
 *
 * @throws SiteError where it is broken, or throws
 */
export async function importConfig(file: string): Promise<{ value: unknown; files: string[] }> {
  const { code, files } = await bundle(file);
  const temporary = path.join(path.dirname(file), TEMPORARY_DIR, `${randomUUID()}.mjs`);
  mkdirSync(path.dirname(temporary), { recursive: true });
  writeFileSync(temporary, code);
  noteSiteCode(() => nameInWorkspace(file));
  try {
    const { default: value } = (await import(pathToFileURL(temporary).href)) as { default?: unknown };
    return { value, files };
  } catch (error) {
    const message = `The configuration fails when it runs: ${(error as Error).message}`;
    throw new SiteError([brokenConfig({ message, file: nameInWorkspace(file) })]);
  } finally {
    rmSync(temporary, { force: true });
  }
}

async function bundle(file: string): Promise<{ code: string; files: string[] }> {
  try {
    const files = await rolldown({
      input: file,
      platform: 'node',
      logLevel: 'silent',
      external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
      resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
      plugins: [ownPlaces],
    });
    const { output } = await files.generate({ format: 'esm', codeSplitting: false });
    await files.close();
    const [{ code, moduleIds }] = output;
    return { code, files: moduleIds.filter((id) => path.isAbsolute(id)) };
  } catch (error) {
    const { errors = [] } = error as { errors?: BundleError[] };
    if (errors.length === 0) throw error;
    throw new SiteError(errors.map((problem) => unreadable(problem, file)));
  }
}

/** In one file for all, each still knows where it lies. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    const places = { url: pathToFileURL(id).href, filename: id, dirname: path.dirname(id) };
    return code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name: keyof typeof places) =>
      JSON.stringify(places[name]),
    );
  },
};

interface BundleError {
  /** A line, then an excerpt of the source in colors. */
  message: string;
  id?: string;
  /** 1-based line, 0-based column. */
  loc?: { line: number; column: number };
}

function unreadable({ message, id, loc }: BundleError, file: string): Diagnostic {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return {
    ...brokenConfig({
      message: `The configuration cannot be read: ${first.replace(/^\[\w+\]\s*/, '')}`,
      file: nameInWorkspace(id ?? file),
    }),
    ...(loc && { line: loc.line, column: loc.column + 1 }),
  };
}

const brokenConfig = (found: Pick<Diagnostic, 'message' | 'file'>): Diagnostic => ({
  code: 'config-unreadable',
  severity: 'error',
  hint: HINT,
  ...found,
});
