import type { Diagnostic } from '@org/site-model';
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadedSite } from '../config/loaded-site.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';

export interface LastUpdates {
  /** By path relative to the content folder. A file that was never committed has none. */
  bySource: ReadonlyMap<string, LastUpdate>;
  /** One note when the history cannot be told; never an error. */
  diagnostics: Diagnostic[];
}

/** Marks a commit among the names of files; no file's name has it. */
const COMMIT = '\u0001';
const FIELD = '\u0002';

/** Date of the commit and name of its author, in the form that `GitLogParser` reads. */
const LOG_FORMAT = `${COMMIT}%cI${FIELD}%aN`;

/** Arguments of the one pass over the history: names are relative to the working directory, and separated by NUL. */
const LOG = ['log', '-z', '--name-only', '--relative', '--no-renames', `--format=${LOG_FORMAT}`, '--', '.'];

/**
 * When each of these files was last changed, and by whom, from one pass over the history that ends as soon as all are known.
 * Without git, without a repository and in a shallow clone, whose oldest commit seems to have written every file, there are none.
 */
export async function readLastUpdates(contentDir: string, sources: Iterable<string>): Promise<LastUpdates> {
  const wanted = new Set(sources);
  const bySource = new Map<string, LastUpdate>();
  const obstacle = wanted.size > 0 ? await obstacleIn(contentDir) : null;
  if (wanted.size === 0) return { bySource, diagnostics: [] };
  if (obstacle) return { bySource, diagnostics: [unknownHistory(contentDir, obstacle)] };
  const git = spawn('git', LOG, { cwd: contentDir });
  for await (const { file, update } of changesOf(git)) {
    if (!wanted.delete(file)) continue;
    bySource.set(file, update);
    if (wanted.size === 0) break;
  }
  git.kill();
  return { bySource, diagnostics: [] };
}

async function* changesOf(git: ChildProcessWithoutNullStreams) {
  const parser = new GitLogParser();
  git.on('error', () => undefined);
  git.stderr.resume();
  for await (const chunk of git.stdout.setEncoding('utf8')) yield* parser.read(chunk as string);
  yield* parser.end();
}

/** Why the history of a folder cannot be trusted; `null` when it can. */
async function obstacleIn(contentDir: string): Promise<string | null> {
  try {
    const ask = promisify(execFile);
    const { stdout } = await ask('git', ['rev-parse', '--is-shallow-repository'], { cwd: contentDir });
    return stdout.trim() === 'true' ? 'the clone is shallow' : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'git is not installed'
      : 'the content is in no git repository';
  }
}

const unknownHistory = (contentDir: string, obstacle: string): Diagnostic => ({
  code: 'history-unknown',
  severity: 'info',
  message: `Pages do not say when they were last updated, because ${obstacle}.`,
  hint: obstacle.includes('shallow')
    ? 'Fetch the whole history: git fetch --unshallow.'
    : 'Say it in the front matter (last_update), or set "lastUpdate" to { date: false }.',
  file: nameInWorkspace(contentDir),
});

/** When the pages were last changed, where the site wants to say so. @param pages called only then */
export function readSiteHistory(
  { config, contentDir }: LoadedSite,
  pages: () => readonly { source: string }[],
): Promise<LastUpdates> {
  const { date, author } = config.lastUpdate;
  const sources = date || author ? pages().map(({ source }) => source) : [];
  return readLastUpdates(contentDir, sources);
}

export interface LastUpdate {
  /** ISO 8601, in UTC. */
  date: string;
  author: string;
}

interface FileChange {
  file: string;
  update: LastUpdate;
}

/** Reads `git log -z --name-only` as it comes, in pieces of any length: newest commits first. */
export class GitLogParser {
  #rest = '';
  #update: LastUpdate | undefined;

  *read(chunk: string): Generator<FileChange> {
    const tokens = (this.#rest + chunk).split('\0');
    this.#rest = tokens.pop() ?? '';
    for (const token of tokens) yield* this.#take(token);
  }

  *end(): Generator<FileChange> {
    yield* this.#take(this.#rest);
    this.#rest = '';
  }

  *#take(token: string): Generator<FileChange> {
    const text = token.replace(/^\n/, '');
    if (text.startsWith(COMMIT)) {
      const [date = '', author = ''] = text.slice(COMMIT.length).split(FIELD);
      this.#update = { date: new Date(date).toISOString(), author };
    } else if (text && this.#update) {
      yield { file: text, update: this.#update };
    }
  }
}
