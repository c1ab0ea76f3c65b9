import { closeSync, openSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  articleMessagesFor,
  CompileCache,
  type CompiledPage,
  type CompileOptions,
  type ContentPlugins,
  loadPlugins,
} from '@org/content-pipeline';
import { constants } from '@org/theme-shell';
import { noteSiteCode } from '../command-end.js';
import { compileStamp } from '../inputs/input-stamp.js';
import { SiteFiles } from '../inputs/site-files.js';
import { type LoadedSite, LOCALES_FOLDER } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { beginFiles } from '../output/unfinished.js';
import { pageTransform } from '../hooks/run-hooks.js';
import type { CompileTask } from './compile-here.js';
import { type CompiledLine, compileLines, next } from './compile-lines.js';
import { compiledFile, compiledIndexFile, type CompileRun, runFile } from './compiled-files.js';
import { IndexWriter, type MadeLine, madeLine } from './compiled-index.js';
import { colorsFolder, pageCacheFolder } from './compile-threads.js';
import { discoverPages } from './content-files.js';
import { KeptPages } from './kept-pages.js';
import { type LastLine, LastLines } from './last-lines.js';
import { partialFile, removeAbandoned } from './partial-files.js';
import { type ComponentsModule, loadSiteComponents } from './site-components.js';
import { siteTypes } from './site-types.js';
import { type CompiledRun, unchangedRun } from './unchanged-run.js';
import { writeApis } from './write-apis.js';

export const compileOptions = (site: LoadedSite): CompileOptions => ({
  parser: site.config.markdown.parser,
  math: site.config.markdown.math,
  rawHtml: site.config.markdown.rawHtml,
  reservedIds: constants.RESERVED_IDS,
  packageManagers: site.config.markdown.packageManagers,
  playground: site.config.liveCode.playgroundPosition,
  ...messageOptions(site),
  format: site.config.markdown.format,
  types: siteTypes(site.root),
  site: {
    title: site.config.title,
    tagline: site.config.tagline,
    url: site.config.url,
    locale: site.config.defaultLocale,
  },
});

/** Each page with the messages of its own language: translations lie in folders of their locale. */
function messageOptions({ config }: LoadedSite): Pick<CompileOptions, 'messages' | 'messagesByFolder'> {
  const { defaultLocale, locales } = config;
  const tagOf = (code: string) => locales.find((locale) => locale.code === code)?.htmlLang ?? code;
  const others = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
  return {
    messages: articleMessagesFor(tagOf(defaultLocale)),
    ...(others.length > 0 && {
      messagesByFolder: Object.fromEntries(
        others.map((code) => [`${LOCALES_FOLDER}/${code}`, articleMessagesFor(tagOf(code))]),
      ),
    }),
  };
}

/** What workers get: plain data. */
function compileTask(site: LoadedSite, code: ComponentsModule | undefined): CompileTask {
  return {
    contentDir: site.contentDir,
    publicDir: site.publicDir,
    options: compileOptions(site),
    plugins: pluginSource(site),
    colorsDir: colorsFolder(site),
    ...(code && { components: { url: code.url, identity: code.components.identity } }),
  };
}

/** The pages are right without it, but every run would take as long as the first. */
function warnOfCache({ problem }: CompileCache): void {
  if (problem) console.warn(`Compiled pages cannot be kept for the next run: ${problem}`);
}

/**
 * COMPILE for one area: every page to a line of its file, which is there when it is complete. The old one goes first: after a
 * run that fails, or is killed, a build would publish what the pages no longer say.
 * @param files of the site, as they were before. @default they are looked at now
 */
export async function compileArea(
  site: LoadedSite,
  dir: string,
  files = new SiteFiles(site),
): Promise<CompiledRun> {
  const start = performance.now();
  const input = compileStamp(site, files);
  const unchanged = unchangedRun(site, dir, input);
  if (unchanged) return unchanged;
  const sources = discoverPages(site.contentDir, dir);
  const target = compiledFile(site, dir);
  await mkdir(path.dirname(target), { recursive: true });

  // Another process may compile the same area.
  const partial = partialFile(target);
  removeAbandoned(path.dirname(target));
  const end = beginFiles(partial, `${partial}.index`);
  const last = LastLines.open(site, dir);
  let usesCode = false;
  try {
    await rm(target, { force: true });
    // Plugins are loaded here once, so that a wrong one stops the run before any page.
    const plugins = await loadSitePlugins(site);
    const code = await loadSiteComponents(site);
    usesCode = code !== undefined;
    const options = { ...compileOptions(site), plugins, ...(code && { components: code.components }) };
    const cache = openSiteCache(site, options);
    const kept = new KeptPages({ site, dir, files, cache, last });
    const lines = areaLines({ site, dir, kept, cache, last }, sources, compileTask(site, code));
    await writeLines(partial, lines, last);
    cache.close();
    warnOfCache(cache);
    await rename(`${partial}.index`, compiledIndexFile(site, dir));
    await rename(partial, target);
    kept.keep();
  } finally {
    last.close();
    end();
  }
  const run = { pages: sources.length, milliseconds: Math.round(performance.now() - start) };
  // Components may import what is not of the site.
  const known = input !== undefined && !usesCode ? { input } : {};
  await writeFile(runFile(site, dir), JSON.stringify({ ...run, ...known } satisfies CompileRun));
  return { ...run, isUnchanged: false };
}

interface AreaInput {
  site: LoadedSite;
  dir: string;
  kept: KeptPages;
  cache: CompileCache;
  last: LastLines;
}

/** The pages of an area in the order of `sources`, and those of its APIs. */
async function* areaLines(
  { site, dir, kept, cache, last }: AreaInput,
  sources: readonly string[],
  task: CompileTask,
): AsyncGenerator<LastLine | MadeLine> {
  const transform = pageTransform(site);
  // What a hook makes of a page may depend on anything.
  const lines = new Map(transform ? [] : sources.map((source) => [source, kept.lineOf(source)]));
  const others = sources.filter((source) => lines.get(source) === undefined);
  const compiled = compileLines(task, others, cache);
  try {
    for (const source of sources) {
      const line = lines.get(source) ?? (await next(compiled));
      if ('offset' in line) yield line;
      else if (transform)
        yield toLine(transform(JSON.parse(Buffer.from(line.bytes).toString()) as CompiledPage));
      else {
        kept.add(source, line.key, line.hash);
        yield withRow(line, last);
      }
    }
  } finally {
    await compiled.return(undefined);
  }
  for await (const page of writeApis(site, dir)) yield toLine(transform?.(page) ?? page);
}

const toLine = (page: CompiledPage): MadeLine => madeLine(Buffer.from(`${JSON.stringify(page)}\n`), page);

/** Of a page that was known the last run may have left the row. */
function withRow({ bytes, hash, row }: CompiledLine, last: LastLines): MadeLine {
  const known = row ?? last.row(hash);
  return known ? { bytes, hash, row: known } : madeLine(bytes);
}

/** Each line is written before the next one is asked for, and the index beside them. */
async function writeLines(
  file: string,
  lines: AsyncIterable<LastLine | MadeLine>,
  last: LastLines,
): Promise<void> {
  const descriptor = openSync(file, 'w');
  const index = new IndexWriter(`${file}.index`);
  let isWhole = false;
  /** Neighbours, which are copied together. */
  let copied = { offset: 0, length: 0 };
  const copy = (): void => {
    last.copy(copied, descriptor);
    copied = { offset: 0, length: 0 };
  };
  try {
    for await (const line of lines) {
      const isNew = 'bytes' in line;
      if (isNew || line.offset !== copied.offset + copied.length) copy();
      if (isNew) writeFileSync(descriptor, line.bytes);
      else if (copied.length === 0) copied = { offset: line.offset, length: line.length };
      else copied.length += line.length;
      index.add(line.row);
    }
    copy();
    isWhole = true;
  } finally {
    closeSync(descriptor);
    index.close({ isWhole });
  }
}

/** Compiled pages of the site, of all its areas, that are found again when nothing that they are made of has changed. */
export const openSiteCache = (site: LoadedSite, options: CompileOptions): CompileCache =>
  new CompileCache(options, { folder: pageCacheFolder(site) });

/** The plugins that the configuration names, and where from: plain data, for threads to load them by. */
const pluginSource = ({ config, root, configFile }: LoadedSite): Required<CompileTask>['plugins'] => ({
  specs: { remark: config.markdown.remarkPlugins, rehype: config.markdown.rehypePlugins },
  origin: { folder: root, file: configFile },
});

/** @throws SiteError when one cannot be used: a site without its plugins is another site */
export async function loadSitePlugins(site: LoadedSite): Promise<ContentPlugins> {
  const { specs, origin } = pluginSource(site);
  noteSiteCode(() => origin.file);
  const { plugins, diagnostics } = await loadPlugins(specs, origin);
  if (diagnostics.length > 0) throw new SiteError(diagnostics);
  return plugins;
}
