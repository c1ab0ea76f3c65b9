import { readDate } from '@org/site-model';
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { postName } from '../../../addresses/post-name.js';

interface DatedFile {
  values: Record<string, unknown>;
  /** Absolute. */
  file: string;
  /** Below the folder of the blog. */
  source: string;
}

/** When a post was written, in a form that this builder reads: as it says, as its name does, else when its file was made. */
export function postDate({ values, file, source }: DatedFile): string {
  const written = values.date === undefined || values.date === null ? undefined : toDate(values.date);
  if (written !== undefined) return written;
  const named = postName(source).date;
  if (named !== undefined && readDate(named)) return named;
  return addedOn(file) ?? statSync(file).mtime.toISOString().slice(0, 10);
}

/** Dates may be written in any form that JavaScript reads; what has no zone is in UTC. */
function toDate(written: unknown): string | undefined {
  const text = String(written).trim();
  if (readDate(text)) return text;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|[A-Z]{3,4})$/.test(text);
  const time = Date.parse(hasZone ? text : `${text} UTC`);
  return Number.isNaN(time)
    ? undefined
    : new Date(time).toISOString().replace('.000Z', 'Z').replace('T00:00:00Z', '');
}

/** The day of the commit that has brought the file, where there is one. */
function addedOn(file: string): string | undefined {
  try {
    const days = execFileSync(
      'git',
      ['log', '--follow', '--diff-filter=A', '--format=%as', '--', path.basename(file)],
      { cwd: path.dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return days.trim().split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}
