/** What became of something: it is as it was, it is written differently, or a person has to look at it. */
export type Outcome = 'carried' | 'changed' | 'left';

/** One line of the report. */
export interface ReportEntry {
  outcome: Outcome;
  /** What it is about, a few words that entries of one kind share: `front matter`, `navbar`, `import`. */
  topic: string;
  /** What happened, with the value seen. */
  message: string;
  /** What to do about it. Entries that are `left` have it. */
  hint?: string;
  /** File of the source, relative to the project. */
  file?: string;
  line?: number;
}

/** Gathers what happens on the way; the order is that of the calls. */
export class MigrationReport {
  readonly entries: ReportEntry[] = [];

  carried(topic: string, message: string, place: EntryPlace = {}): void {
    this.entries.push({ outcome: 'carried', topic, message, ...place });
  }

  changed(topic: string, message: string, place: EntryPlace = {}): void {
    this.entries.push({ outcome: 'changed', topic, message, ...place });
  }

  left(topic: string, message: string, hint: string, place: EntryPlace = {}): void {
    this.entries.push({ outcome: 'left', topic, message, hint, ...place });
  }
}

export type EntryPlace = Pick<ReportEntry, 'file' | 'line'>;
