import type { Diagnostic } from '@org/site-model';
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { GitLogParser, type LastUpdate, LOG_FORMAT } from './git-log.js';

export interface LastUpdates {
  /** By path relative to the content folder. A file that was never committed has none. */
  bySource: ReadonlyMap<string, LastUpdate>;
  /** One note when the history cannot be told; never an error. */
  diagnostics: Diagnostic[];
}

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
      : 'the content lies in no git repository';
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
