import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Finished, runCommand, runSiteBuilder } from './server-process.js';

const JOURNEYS = import.meta.dirname;
const WORKSPACE = path.resolve(JOURNEYS, '../..');
/** Inside the workspace and not below `test-results`: Vite finds the packages, and its watcher passes the other over. */
const SCRATCH = path.join(JOURNEYS, '.scratch');

/** What a build leaves in a site's folder. */
const OUTPUTS =
  /(?:^|\/)(?:node_modules|dist|dist\.next|\.bundle|\.compiled|\.site-cache|\.tsbuild|\.e2e|test-results)(?:\/|$)/;

/** The least a site needs beside its configuration and content. */
const MINIMAL_SITE: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'scratch-site', private: true, type: 'module' }),
  'vite.config.ts': `import { siteBundle } from '@org/site-builder/vite';\n\nexport default siteBundle(import.meta.dirname);\n`,
  'src/styles.css': `@import '@org/theme-shell/styles.css';\n`,
  'src/entry.client.tsx': `import { startShell } from '@org/theme-shell/client';\n\nawait startShell({ pages: import.meta.glob('./pages/*.tsx') });\n`,
  'src/entry.server.tsx': `import { createRenderer } from '@org/theme-shell/server';\n\nexport const render = createRenderer(import.meta.glob('./pages/*.tsx', { eager: true }));\n`,
};

/** The configuration of a site with one area, `guide`. */
export const GUIDE_CONFIG = `export default {
  title: 'Scratch', tagline: 'A site of a journey', url: 'https://example.org',
  areas: [{ dir: 'guide', label: 'Guide' }],
};\n`;

/** A site in a folder of its own that a journey may write to, break and build. */
export class ScratchSite {
  /** @param root the app's folder, in `folder` or the same */
  private constructor(
    readonly root: string,
    private readonly folder = root,
  ) {}

  /** A small site of the given files (path → text), which at least have `site.config.ts` and its content. */
  static create(files: Record<string, string>): ScratchSite {
    const site = new ScratchSite(emptyFolder());
    symlinkSync(path.join(JOURNEYS, 'node_modules'), path.join(site.root, 'node_modules'));
    for (const [file, text] of Object.entries({ ...MINIMAL_SITE, ...files })) site.write(file, text);
    return site;
  }

  /** A copy of the sources of an app, and of the workspace's content where the app has none of its own. */
  static copyOf(app: string): ScratchSite {
    const folder = emptyFolder();
    const site = new ScratchSite(path.join(folder, 'apps', app), folder);
    const source = path.join(WORKSPACE, 'apps', app);
    copySources(source, site.root);
    // Where those of the apps look for it; the bundler reads them.
    cpSync(path.join(WORKSPACE, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
    if (!existsSync(path.join(source, 'content')))
      copySources(path.join(WORKSPACE, 'content'), path.join(folder, 'content'));
    symlinkSync(path.join(source, 'node_modules'), path.join(site.root, 'node_modules'));
    return site;
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  has(file: string): boolean {
    return existsSync(this.path(file));
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** Replaces a text that must be there. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Bundles the browser's side, as the `bundle` target of an app does. */
  bundle(): Promise<Finished> {
    return runCommand(this.path('node_modules/.bin/vite'), ['build'], this.root, { NODE_ENV: 'production' });
  }

  /** `site-builder …` in the site's folder. */
  run(...args: string[]): Promise<Finished> {
    return runSiteBuilder(this.root, ...args);
  }

  /** Compiles and builds; the bundle must be there. Ends at the first command that fails, with what was printed. */
  async build(): Promise<Finished> {
    const compiled = await this.run('compile');
    if (compiled.code !== 0) return compiled;
    const built = await this.run('build', '--prebuilt');
    return { code: built.code, output: compiled.output + built.output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function copySources(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !OUTPUTS.test(path.relative(from, file)) });
}

function emptyFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(path.join(SCRATCH, 'site-'));
}
