import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { compileArea } from '../src/1-compile/compile-area.js';
import { readCompiled } from '../src/1-compile/read-compiled.js';
import { linkSite } from '../src/2-link/link-site.js';
import type { PageSummary, SiteModel } from '../src/model/site-model.js';
import { loadSite } from '../src/config/load-config.js';
import { MANIFEST_FILE, type ManifestFile, manifestText, sha256Of } from '../src/output/site-manifest.js';
import type { LoadedSite } from '../src/config/loaded-site.js';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/site');

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-builder-'));
  folders.push(folder);
  return folder;
}

/** A copy of the fixture that a test may change: a workspace of its own, so that messages name files from its root. */
export class FixtureSite {
  readonly root = temporaryFolder();

  constructor() {
    cpSync(FIXTURE, this.root, { recursive: true });
    writeFileSync(path.join(this.root, 'pnpm-workspace.yaml'), '');
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    const absolute = path.join(this.root, file);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, text);
  }

  /** Replaces a text that must be there. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    await this.write(file, text.replace(from, to));
  }

  load(): Promise<LoadedSite> {
    return loadSite(this.root);
  }
}

/** What the bundler leaves in an app, small enough to be written by hand. */
export async function writeBundle(fixture: FixtureSite): Promise<void> {
  const names = ['boot', 'behaviours', 'shell', 'styles'];
  const fileOf = (name: string): string => `assets/${name}-0123abcd.js`;
  const shared = { file: fileOf('shared') };
  const chunks = [
    ...names.map((name) => [
      name,
      { file: fileOf(name), name, isEntry: true, imports: name === 'styles' ? [] : ['shared'] },
    ]),
    ['shared', shared],
  ];
  for (const name of [...names, 'shared']) await fixture.write(`.bundle/client/${fileOf(name)}`, name);
  await fixture.write('.bundle/client/.vite/manifest.json', JSON.stringify(Object.fromEntries(chunks)));
  await fixture.write(
    '.bundle/server/render.mjs',
    'export const render = ({ envelope, html, assets }) => `<title>${envelope.page.title}</title><script src="${assets.boot}"></script>${html}<a href="/docs/start">Start</a>`;',
  );
  await fixture.write('package.json', '{ "type": "module" }');
}

export async function compileAll(site: LoadedSite): Promise<PageSummary[]> {
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  const pages: PageSummary[] = [];
  for await (const { html: _html, markdown: _markdown, sections: _sections, ...page } of readCompiled(site))
    pages.push(page);
  return pages;
}

export const compileAndLink = async (site: LoadedSite): Promise<SiteModel> =>
  linkSite(site, await compileAll(site));

/** Every file below a folder with its bytes, in the order of names. */
export function filesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      readFileSync(file, 'latin1'),
    ]),
  );
}

/** Gives a folder of files the manifest that makes a whole site of it. */
export function writeManifest(folder: string): void {
  const { [MANIFEST_FILE]: _, ...files } = filesBelow(folder);
  const entries = Object.entries(files).map(([file, text]): [string, ManifestFile] => {
    const bytes = Buffer.from(text, 'latin1');
    return [file, { bytes: bytes.byteLength, sha256: sha256Of(bytes) }];
  });
  const next = path.join(folder, `.${MANIFEST_FILE}`);
  writeFileSync(next, manifestText(new Map(entries)));
  renameSync(next, path.join(folder, MANIFEST_FILE));
}
