import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUNDLE_DIR, type BundleHashes } from './3-render/bundle.js';
import { addFile, addFolder, codeStamp, digestOf, type Stamp } from './inputs/input-stamp.js';
import { installedFiles, TICK } from './inputs/site-files.js';
import { filesBelow } from './output/files-below.js';
import { sha256Of } from './output/site-manifest.js';

/** What a bundle was made of, and what it is: without a byte of either having been read. */
interface BundleState {
  /** Files of the bundled modules, but for those in the site's `src`, all of which counts. */
  modules: string[];
  inputs: string;
  /** Of the files of the bundle, which something else may have changed. */
  made: string;
  /** See {@link bundleHashes}. */
  hashes: BundleHashes;
}

const STATE_FILE = '.site-cache/bundle.json';

/** Folders of a bundle. */
const PARTS = ['client', 'server'] as const;

/** The one module that a site's own settings of the bundler may import, if they are to say nothing that cannot be seen in them. */
const PLAIN_IMPORT = /^@org\/site-builder\/vite$/;
const CONFIG = /^vite\.config\.[cm]?[jt]s$/;
const STYLES = /\.(?:css|s[ac]ss|less|styl)$/;
const IN_PACKAGES = /[\\/]node_modules[\\/]/;

/** Milliseconds for which a look at what a bundle is made of holds. */
const LOOK_HOLDS = 1000;

/** Whether the bundle in the site's folder is the one that would be made now. */
export function isBundled(root: string): boolean {
  return new BundleLook(root).isMade;
}

/** A look at the bundle in a site's folder, and at a thousand files that it is made of. */
export class BundleLook {
  readonly #root: string;
  readonly #time = performance.now();
  readonly #text: string | undefined;
  /** Whether it is the one that would be made now. */
  readonly isMade: boolean;

  constructor(root: string) {
    this.#root = root;
    this.#text = stateText(root);
    this.isMade = isMadeOf(this.#text, root, (modules) => inputStamp(root, modules, Date.now()));
  }

  /** The same a moment later, when another command may have made another one. */
  isStillMade(): boolean {
    const holds = this.isMade && performance.now() - this.#time < LOOK_HOLDS;
    if (!holds || stateText(this.#root) !== this.#text) return isBundled(this.#root);
    return isMadeOf(this.#text, this.#root);
  }
}

/** What is in the bundle of a site, without a byte of it being read. `undefined` where that was not noted, or something else has changed it since. */
export function bundleHashes(root: string): BundleHashes | undefined {
  const text = stateText(root);
  return isMadeOf(text, root) ? (JSON.parse(text ?? '') as BundleState).hashes : undefined;
}

function stateText(root: string): string | undefined {
  try {
    return readFileSync(path.join(root, STATE_FILE), 'utf8');
  } catch {
    return undefined;
  }
}

/** @param inputsOf what it would be made of. @default what it says itself */
function isMadeOf(
  text: string | undefined,
  root: string,
  inputsOf?: (modules: readonly string[]) => string | undefined,
): boolean {
  if (text === undefined) return false;
  try {
    const { modules, inputs, made } = JSON.parse(text) as BundleState;
    return (!inputsOf || inputsOf(modules) === inputs) && made === madeStamp(root);
  } catch {
    return false;
  }
}

/**
 * Notes what a bundle was made of, where that can be told.
 * @param modules files that the bundler has read
 * @param start milliseconds since the epoch: what was changed after it may not be what was read
 */
export function noteBundle(root: string, modules: Iterable<string>, start: number): void {
  const files = [...new Set(modules)].filter((file) => !isBelow(file, path.join(root, 'src'))).sort();
  const isTold = !hasOwnSettings(root) && !files.some(mayImportStyles(root));
  const inputs = isTold ? inputStamp(root, files, start) : undefined;
  if (inputs === undefined) return;
  const [client = {}, server = {}] = PARTS.map((part) => hashesBelow(path.join(root, BUNDLE_DIR, part)));
  const state: BundleState = {
    modules: files,
    inputs,
    made: madeStamp(root),
    hashes: { client, server },
  };
  mkdirSync(path.dirname(path.join(root, STATE_FILE)), { recursive: true });
  writeFileSync(path.join(root, STATE_FILE), JSON.stringify(state));
}

function inputStamp(root: string, modules: readonly string[], now: number): string | undefined {
  const stamp: Stamp = { hash: createHash('sha256'), limit: now - TICK, isKnown: true };
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    addFile(stamp, path.join(root, name));
  addFolder(stamp, path.join(root, 'src'), { all: true });
  for (const file of [...modules, ...installedFiles(root), ...toolFiles()]) addFile(stamp, file);
  for (const folder of styleFolders()) addFolder(stamp, folder, { isLeftOut: isTypeScript });
  const settings = Object.entries(process.env).filter(([name]) => /^(?:NODE_ENV$|VITE_)/.test(name));
  stamp.hash.update(`${codeStamp()}\n${JSON.stringify(settings.sort())}`);
  return digestOf(stamp);
}

function madeStamp(root: string): string {
  const stamp: Stamp = { hash: createHash('sha256'), limit: Infinity, isKnown: true };
  for (const part of PARTS) addFolder(stamp, path.join(root, BUNDLE_DIR, part), { all: true });
  return stamp.hash.digest('base64url');
}

function hashesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((file) => [file, sha256Of(readFileSync(path.join(folder, file)))]),
  );
}

const { resolve } = createRequire(import.meta.url);

const toolFiles = (): string[] => ['vite/package.json', 'rolldown/package.json'].map((name) => resolve(name));

/** Style sheets import one another, and name fonts, without being modules: all that is beside ours counts. */
const styleFolders = (): string[] => [
  path.resolve(import.meta.dirname, '../vite'),
  ...['@org/theme-shell', '@org/openapi-renderer/model', '@org/search-ui/index-builder'].map((name) =>
    path.join(packageOf(realpathSync(resolve(name))), 'src'),
  ),
];

/** A module that is bundled is one of the bundle's own. */
const isTypeScript = (name: string): boolean => /\.[cm]?tsx?$/.test(name);

/** The nearest folder above a file that has a `package.json`. */
function packageOf(file: string): string {
  const folder = path.dirname(file);
  return existsSync(path.join(folder, 'package.json')) ? folder : packageOf(folder);
}

/** Settings that name more than the preset may depend on anything. */
function hasOwnSettings(root: string): boolean {
  const name = readdirSync(root).find((file) => CONFIG.test(file));
  if (name === undefined) return false;
  const text = readFileSync(path.join(root, name), 'utf8');
  const imported = [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"]([^'"]*)['"]/g)];
  return /\bprocess\b|\bDate\b/.test(text) || !imported.every(([, source = '']) => PLAIN_IMPORT.test(source));
}

/** A style sheet of another package of the same workspace: what it imports is not known here. */
function mayImportStyles(root: string): (file: string) => boolean {
  const known = [root, ...styleFolders().map((folder) => path.dirname(folder))];
  return (file) =>
    STYLES.test(file) && !IN_PACKAGES.test(file) && !known.some((folder) => isBelow(file, folder));
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);
