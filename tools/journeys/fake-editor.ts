import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A command that writes down what it was asked to open, in the place of the writer's editor. */
export class FakeEditor {
  readonly command: string;
  readonly #log: string;

  constructor(folder: string) {
    this.command = path.join(folder, 'editor.sh');
    this.#log = path.join(folder, 'opened.log');
    writeFileSync(this.command, `#!/bin/sh\necho "$*" >> '${this.#log}'\n`);
    chmodSync(this.command, 0o755);
  }

  /** `file line column` of each. */
  opened(): string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trimEnd().split('\n') : [];
  }
}
