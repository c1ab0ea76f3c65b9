import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Finished, runSiteBuilder } from '../server-process.js';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const OWN_MODULES = path.join(import.meta.dirname, '../node_modules');

interface ReportEntry {
  outcome: 'carried' | 'changed' | 'left';
  topic: string;
  message: string;
  file?: string;
  line?: number;
}

export interface Diagnostic {
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  file?: string;
  line?: number;
}

/** What the migration has written, and where. */
export interface MigratedSite {
  folder: string;
  counts: Record<string, number>;
  entries: ReportEntry[];
}

/** `site-builder migrate docusaurus …`, and the packages that the new site asks for. @throws when the command fails */
export async function migrateSite(source: string, folder: string): Promise<MigratedSite> {
  const { code, output } = await runSiteBuilder(
    WORKSPACE,
    'migrate',
    'docusaurus',
    source,
    '--out',
    folder,
    '--json',
  );
  if (code !== 0) throw new Error(output);
  const { counts, entries } = JSON.parse(output.slice(output.indexOf('{'))) as MigratedSite;
  installPackages(folder, source);
  return { folder, counts, entries };
}

/**
 * What the new `package.json` names, as an installation would have it: ours and React are linked from this workspace; others are
 * copied from where the source has them, with what they depend on, so that there is one React for all.
 */
function installPackages(folder: string, source: string): void {
  const modules = path.join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  for (const name of ['vite', ...dependenciesOf(folder)]) {
    const linked = name.startsWith('@org/')
      ? path.join(WORKSPACE, 'packages', name.slice('@org/'.length))
      : path.join(OWN_MODULES, name);
    if (existsSync(linked)) place(path.join(modules, name), (at) => symlinkSync(realpathSync(linked), at));
    else copyPackage(name, source, modules);
  }
}

function copyPackage(name: string, from: string, modules: string): void {
  const found = above(from, name).find((folder) => existsSync(folder));
  const target = path.join(modules, name);
  if (found === undefined || existsSync(target)) return;
  place(target, (at) => cpSync(found, at, { recursive: true, dereference: true, filter: isNoReact }));
  // What a package has below itself is copied with it, and is no one else's.
  for (const dependency of dependenciesOf(found))
    if (!existsSync(path.join(found, 'node_modules', dependency))) copyPackage(dependency, found, modules);
}

/** The new site asks for one React, that of all. */
const isNoReact = (file: string): boolean => !/\/node_modules\/.*\/node_modules\/react(?:-dom)?$/.test(file);

function place(target: string, make: (target: string) => void): void {
  mkdirSync(path.dirname(target), { recursive: true });
  make(target);
}

function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/** Where Node would look for a package. */
function above(folder: string, name: string): string[] {
  const parent = path.dirname(folder);
  return [path.join(folder, 'node_modules', name), ...(parent === folder ? [] : above(parent, name))];
}

/** `site-builder check`: all diagnostics of the new site. */
export async function checkSite(folder: string): Promise<Diagnostic[]> {
  const { output } = await runSiteBuilder(folder, 'check', '--format', 'json');
  // Behind it stands a line that says when it was done.
  const [json] = /^\{[\s\S]*?^\}/m.exec(output) ?? [];
  if (json === undefined) throw new Error(output);
  return (JSON.parse(json) as { diagnostics: Diagnostic[] }).diagnostics;
}

export const buildSite = (folder: string): Promise<Finished> => runSiteBuilder(folder, 'build');
