import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompileCache } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';
import type { SiteFiles } from '../inputs/site-files.js';
import { namesOf } from './content-files.js';
import { lineHash } from './compiled-index.js';
import type { LastLine, LastLines } from './last-lines.js';

/** What a page was made of, and what it has become. */
interface KeptPage {
  /** In the cache of pages. */
  key: string;
  /** Of its line. */
  hash: string;
  /** Files that took part besides its own, and whether they were there. */
  files: [file: string, isThere: boolean][];
  /** The looks of all of them. */
  stamp: string;
}

interface KeptRun {
  /** Of the cache: of all that pages are made with. */
  identity: string;
  /** By source. */
  pages: Record<string, KeptPage>;
}

interface KeptPagesInput {
  site: LoadedSite;
  /** The area's folder. */
  dir: string;
  /** As they were before this run. */
  files: SiteFiles;
  cache: CompileCache;
  last: LastLines;
}

/**
 * The pages of an area that are as the last run here has made them, which the looks of their files tell: none of them is read, and neither is what was made of them.
 * Others are looked up in the cache, by what is in their files.
 */
export class KeptPages {
  readonly #input: KeptPagesInput;
  readonly #before: KeptRun['pages'];
  readonly #now: KeptRun['pages'] = {};

  constructor(input: KeptPagesInput) {
    this.#input = input;
    const run = readRun(fileOf(input));
    this.#before = run?.identity === input.cache.identity ? run.pages : {};
  }

  /** The line of a page, where nothing of what it is made of has changed. */
  lineOf(source: string): LastLine | undefined {
    const { cache, last } = this.#input;
    const page = Object.hasOwn(this.#before, source) ? this.#before[source] : undefined;
    const line = page && last.line(page.hash);
    if (!line || this.#stampOf(source, page.files) !== page.stamp || !cache.use(page.key)) return undefined;
    this.#now[source] = page;
    return line;
  }

  /** Notes a page that was made, or found in the cache. */
  add(source: string, key: string, hash: string): void {
    const files = this.#input.cache.filesOf(key);
    const stamp = files && this.#stampOf(source, files);
    if (files && stamp !== undefined) this.#now[source] = { key, hash, files, stamp };
  }

  /** For the next run, which looks all pages up without it. */
  keep(): void {
    const file = fileOf(this.#input);
    const partial = `${file}.${process.pid}.partial`;
    const run: KeptRun = { identity: this.#input.cache.identity, pages: this.#now };
    const text = JSON.stringify(run);
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(partial, `${lineHash(text)}\n${text}`);
      renameSync(partial, file);
    } catch {
      rmSync(partial, { force: true });
    }
  }

  #stampOf(source: string, others: KeptPage['files']): string | undefined {
    const { site, files } = this.#input;
    const stamps = [files.stampOf(path.join(site.contentDir, source))];
    for (const [name, isThere] of others) {
      const own = namesOf(name).map((one) => files.stampOf(path.join(folderOf(one, site), one)));
      // It may be found under another name: some file systems do not tell capital letters from others.
      if (isThere && own.every((stamp) => stamp === '-')) return undefined;
      stamps.push(...own);
    }
    return stamps.includes(undefined) ? undefined : stamps.join('\n');
  }
}

const folderOf = (name: string, { contentDir, publicDir }: LoadedSite): string =>
  name.startsWith('/') ? publicDir : contentDir;

const fileOf = ({ site, dir }: Pick<KeptPagesInput, 'site' | 'dir'>): string =>
  path.join(site.root, '.site-cache/compiled', `${encodeURIComponent(dir)}.json`);

/** What is damaged is not there. */
function readRun(file: string): KeptRun | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const json = text.slice(text.indexOf('\n') + 1);
    return text.startsWith(`${lineHash(json)}\n`) ? (JSON.parse(json) as KeptRun) : undefined;
  } catch {
    return undefined;
  }
}
