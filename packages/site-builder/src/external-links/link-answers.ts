import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './ask-site.js';

/** Milliseconds for which a good answer is believed: a week. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

interface KeptAnswer extends Answer {
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** Good answers of earlier runs, in a file. A bad one is not kept: it may be right by now. */
export class LinkAnswers {
  readonly #file: string;
  readonly #now: number;
  readonly #answers: Map<string, KeptAnswer>;

  constructor(file: string, now = Date.now()) {
    this.#file = file;
    this.#now = now;
    this.#answers = read(file);
  }

  get(address: string): Answer | undefined {
    const kept = this.#answers.get(address);
    if (!kept || this.#now - kept.at > KEPT) return undefined;
    const { at: _, ...answer } = kept;
    return answer;
  }

  set(address: string, answer: Answer): void {
    const isGood = answer.status >= 200 && answer.status < 300;
    if (isGood) this.#answers.set(address, { ...answer, at: this.#now });
    else this.#answers.delete(address);
  }

  save(): void {
    const entries = [...this.#answers].sort(([a], [b]) => (a < b ? -1 : 1));
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
  }
}

/** What is damaged was never there. */
function read(file: string): Map<string, KeptAnswer> {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isKnown = typeof answers === 'object' && answers !== null;
    return new Map(isKnown ? Object.entries(answers as Record<string, KeptAnswer>) : []);
  } catch {
    return new Map();
  }
}
