import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockFile, type CodeModule, isModule, readmeFolder } from './code-modules.js';
import type { Readme } from './readme.js';

/** The folder of a package that a README of the folder `from` installs; `undefined` when there is none. */
export type FindPackage = (name: string, from: string) => string | undefined;

/**
 * The folder in which the modules of READMEs are compiled and run: outside of the workspace, so that a module finds the packages
 * that its README's commands install, and no others.
 */
export class ReadmeScratch {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'readmes-')));

  constructor(private readonly find: FindPackage) {
    this.write('package.json', JSON.stringify({ private: true, type: 'module' }));
  }

  /** Writes the modules of a README and its other blocks that have a title. */
  addReadme(readme: Readme, modules: CodeModule[], installed: Iterable<string>): void {
    for (const { file, text } of modules) this.write(file, text);
    for (const block of readme.blocks)
      if (block.title && !isModule(block)) this.write(blockFile(readme, block), `${block.text}\n`);
    for (const name of installed) this.#install(readme, name);
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  /** Links a package at the root, where all modules see it. */
  link(name: string, folder: string): void {
    this.#link(path.join('node_modules', name), folder);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Links a package, and its types where those are a package of their own. */
  #install(readme: Readme, name: string): void {
    const modules = path.posix.join(readmeFolder(readme), 'node_modules');
    for (const each of [name, `@types/${name}`]) {
      const folder = this.find(each, path.dirname(readme.file));
      if (folder) this.#link(path.join(modules, each), folder);
    }
  }

  #link(file: string, folder: string): void {
    if (existsSync(this.path(file))) return;
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    symlinkSync(folder, this.path(file));
  }
}

/**
 * Folder of a package as a README's package, or the workspace, has it. What the workspace's own export without the condition
 * `@org/source` is what they publish: the journey compares it with their `publishConfig`.
 */
export function findPackage(repository: string, from: string, name: string): string | undefined {
  const own = path.join(repository, 'packages', name.replace(/^@org\//, ''));
  if (name.startsWith('@org/')) return existsSync(own) ? own : undefined;
  return [from, '.']
    .map((folder) => path.join(repository, folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
}
