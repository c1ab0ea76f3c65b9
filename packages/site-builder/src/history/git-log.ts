/** Marks a commit among the names of files; no file's name has it. */
const COMMIT = '\u0001';
const FIELD = '\u0002';

/** Date of the commit and name of its author, in the form that `GitLogParser` reads. */
export const LOG_FORMAT = `${COMMIT}%cI${FIELD}%aN`;

export interface LastUpdate {
  /** ISO 8601, in UTC. */
  date: string;
  author: string;
}

export interface FileChange {
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
