import posix from 'node:path/posix';

/** A date, at the beginning of a name or as folders, and what follows it. */
const DATED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/;

/** What the name of a post's file says: `2024-05-01-release.md` and `2024-05-01-release/index.md` are the post `release` of that day. */
export interface PostName {
  /** `2024-05-01`; it may be no day of the calendar. */
  date: string | undefined;
  /** What its address ends in. Folders around the file are part of it. */
  name: string;
}

/** @param source below the folder of the blog */
export function postName(source: string): PostName {
  const plain = source.replace(/\.mdx?$/i, '');
  const folder = posix.dirname(plain);
  for (const [before, part] of [
    ['', plain],
    [folder === '.' ? '' : `${folder}/`, posix.basename(plain)],
  ] as const) {
    const [, year, month = '', day = '', rest] = DATED.exec(part) ?? [];
    if (year && rest !== undefined)
      return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, name: before + rest };
  }
  return { date: undefined, name: plain.replace(/\/index$/, '') };
}
