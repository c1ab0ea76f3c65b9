import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import type { SidebarsConfig } from '@org/sidebar-engine';
import type { LoadedSite } from '../config/loaded-site.js';
import { apisOf, compileApis } from './compile-apis.js';
import { apiSidebarsFile, generatedFiles } from './compiled-files.js';

/** Compiles the APIs of an area and writes what is no page of it: files for download, sidebars. Pages are given as they are made. */
export async function* writeApis(site: LoadedSite, dir: string): AsyncGenerator<CompiledPage> {
  const apis = apisOf(site, dir);
  if (apis.length === 0) return;
  rmSync(path.join(site.contentDir, generatedFiles(dir)), { recursive: true, force: true });
  const sidebars: SidebarsConfig = {};
  for await (const output of compileApis(site, apis)) {
    if (output.kind === 'page') yield output.page;
    else if (output.kind === 'sidebar') sidebars[output.id] = output.items;
    else write(path.join(site.contentDir, output.path), output.text);
  }
  write(apiSidebarsFile(site, dir), JSON.stringify(sidebars));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
