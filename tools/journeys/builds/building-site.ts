import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ScratchSite } from '../scratch-site.js';
import { BIN, type Finished } from '../server-process.js';
import { configOf, page } from '../stranger/site-files.js';

const FAULTS = pathToFileURL(path.join(import.meta.dirname, 'faults.mjs')).href;

/** A bundled site of `count` pages that lead to one another, with an image and a search. */
export async function bundledSite(count: number): Promise<ScratchSite> {
  const site = ScratchSite.create({
    'site.config.ts': configOf({
      search: { provider: 'embedded' },
      pages: [{ path: '/search', component: 'search', title: 'Search' }],
    }),
    'src/pages/search.tsx':
      'export default function Search() {\n  return <h1 tabIndex={-1}>Search</h1>;\n}\n',
  });
  site.write('content/guide/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>\n');
  for (let index = 0; index < count; index++)
    site.write(
      `content/guide/page-${index}.md`,
      page(
        { title: `Page ${index}`, ...(index === 0 && { slug: '/' }) },
        `See [the next](./page-${(index + 1) % count}.md).\n\n![Plan](./plan.svg)\n`,
      ),
    );
  const { code, output } = await site.bundle();
  if (code !== 0) throw new Error(`The site is not bundled:\n${output}`);
  return site;
}

/** What goes wrong around a command, see `faults.mjs`, and how many threads it has. */
export interface Faults {
  CHANGES?: string;
  CLOCK?: string;
  FULL_AFTER?: string;
  HOLD_RENAMES?: string;
  READ_ONLY?: string;
  UNREADABLE?: string;
  SITE_BUILDER_THREADS?: string;
}

/** Links and renders what is compiled and bundled. */
export const BUILD = ['build', '--prebuilt'] as const;

/** Starts a command on a disk with faults. What the last build remembers is gone, so that one makes and writes all files. */
export function startCommand(
  site: ScratchSite,
  command: readonly string[],
  faults: Faults = {},
): ChildProcess {
  rmSync(site.path('.site-cache/site.json'), { force: true });
  return startUpdate(site, command, faults);
}

/** The same, with what the last build remembers. */
export function startUpdate(
  site: ScratchSite,
  command: readonly string[],
  faults: Faults = {},
): ChildProcess {
  // Tests read what it prints.
  const env = { ...process.env, FORCE_COLOR: '0', ...faults, NODE_OPTIONS: `--import ${FAULTS}` };
  return spawn(process.execPath, [BIN, ...command], { cwd: site.root, env });
}

/** What a command that was started printed, and how it ended: the name of a signal is its code. */
export function ended(
  child: ChildProcess,
): Promise<Omit<Finished, 'code'> & { code: number | string | null }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code: signal ?? code, output }));
  });
}

/** The built site, every file with its bytes, but for the report, which has a clock in it. */
export function builtFiles(site: ScratchSite): Record<string, string> {
  const dist = site.path('dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'report.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(files.map((file) => [path.relative(dist, file), readFileSync(file, 'latin1')]));
}
