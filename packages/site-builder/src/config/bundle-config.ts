import type { Diagnostic } from '@org/site-model';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { brokenConfig } from './broken-config.js';

/** A configuration and what it imports, as one module. */
export interface BundledConfig {
  code: string;
  /** What it was made of. */
  files: string[];
}

/** Vite's own bundling takes four times as long to load, and slows all later imports down. @throws SiteError */
export async function bundleConfig(file: string): Promise<BundledConfig> {
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
