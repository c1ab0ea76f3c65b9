import type { Diagnostic } from '@org/site-model';
import type { LoadedSite } from '../config/loaded-site.js';
import { diagnosticFormats, isDiagnosticFormat } from '../diagnostics/formats.js';

/** What may stand behind the name of any command. */
export interface Options {
  dryRun: boolean;
  external: boolean;
  host: boolean;
  json: boolean;
  limit: string | undefined;
  since: string | undefined;
  write: boolean;
  prebuilt: boolean;
  shard: string | undefined;
  join: string | undefined;
  profile: boolean;
  port: number | undefined;
  format: string;
  out: string | undefined;
}

/** Resolves to the exit code. Each loads what it needs when it runs: the compiler and the development server are most of the code, and building needs neither. */
export type Command = (site: LoadedSite, args: string[], options: Options) => Promise<number>;

/** One that needs no configuration, or loads it when it has begun, with the folder of the site. */
export type PlainCommand = (root: string, args: string[], options: Options) => Promise<number>;

/** Folder of profiles, in the app's. */
export const PROFILES_DIR = '.site-cache/profiles';

export const formats = Object.keys(diagnosticFormats);

/** @throws for an unknown format */
export function printerOf(format: string): (diagnostics: readonly Diagnostic[]) => string {
  if (!isDiagnosticFormat(format))
    throw new Error(`"${format}" is not a format of diagnostics. Formats: ${formats.join(', ')}.`);
  return diagnosticFormats[format];
}
