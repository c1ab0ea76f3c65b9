import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isFileLoadingAllowed, type ResolvedConfig } from 'vite';

type AccessConfig = Pick<ResolvedConfig, 'root'> & Parameters<typeof isFileLoadingAllowed>[0];

/** More often nobody encodes an address, but to hide something. */
const MAX_DECODINGS = 4;
const FILE_PREFIX = '/@fs/';
const ID_PREFIX = /^\/@id\/(?:__x00__)?/;

/**
 * Whether the bundler may be asked for an address below the base path: the file that it names must lie in the workspace or in
 * a package, where symbolic links lead too, and not be one that is kept back (`.env`, keys). The bundler looks at names alone.
 */
export function mayServe(url: string, config: AccessConfig): boolean {
  const forms = decodings(url.split(/[?#]/, 1)[0] ?? '');
  return forms !== null && forms.every((form) => isPlainPath(form) && isServed(form, config));
}

/**
 * The file of a name as messages have it, absolute, when an editor may be asked to open it: one of the workspace, where symbolic
 * links lead too, and none that is kept back.
 * @param workspace what the name is relative to
 */
export function openableFile(name: string, workspace: string, config: AccessConfig): string | undefined {
  if (!isPlainPath(name)) return undefined;
  const file = path.resolve(workspace, name);
  const isInside = realPath(file).startsWith(realPath(workspace) + path.sep);
  return isInside && isFile(file) && isAllowed(file, config) ? file : undefined;
}

/** Names may be too long, or lead through a file. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The path as it is, and decoded again and again until nothing is left to decode. `null` when that does not end. */
function decodings(pathname: string): string[] | null {
  const forms = [pathname];
  for (let form = pathname; forms.length <= MAX_DECODINGS; forms.push(form)) {
    const decoded = decode(form);
    if (decoded === null || decoded === form) return forms;
    form = decoded;
  }
  return null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const isPlainPath = (pathname: string): boolean =>
  !/[\0\\]/.test(pathname) && !pathname.split('/').includes('..');

function isServed(pathname: string, config: AccessConfig): boolean {
  const id = pathname.replace(ID_PREFIX, '');
  // A package, or what a plugin makes.
  if (id !== pathname && !/^(?:[./]|@fs\/)/.test(id)) return true;
  const named = rooted(id);
  if (named.startsWith(FILE_PREFIX)) return isAllowed(rooted(named.slice(FILE_PREFIX.length)), config);
  const inApp = path.join(config.root, named);
  // What the app does not have, the bundler takes for a path of the machine.
  return existsSync(named) && !existsSync(inApp) ? isAllowed(named, config) : isAllowed(inApp, config);
}

const isAllowed = (file: string, config: AccessConfig): boolean =>
  isFileLoadingAllowed(config, file) && isFileLoadingAllowed(config, realPath(file));

/** Where a path leads; for what is not there, where the nearest folder does. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent), path.basename(file));
  }
}

const rooted = (name: string): string => `/${name.replace(/^\/+/, '')}`;
