/** What a line may be marked as, by the word that its comments start with. */
export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning';

/** 1-based numbers of the marked lines. */
export type MarkedLines = Record<LineMark, Set<number>>;

/** A typo such as `{1-999999999}` must not allocate for every number in it. */
const MAX_RANGE = 10_000;

/** `1,3-5` → 1, 3, 4, 5. */
export function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  if (text === '') return lines;
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (!from) continue;
    const first = Number(from);
    const last = Math.min(Number(to ?? from), first + MAX_RANGE);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

export const hasMarks = (marks: MarkedLines): boolean => Object.values(marks).some((lines) => lines.size > 0);

interface Unmarked {
  code: string;
  marks: MarkedLines;
}

const ANY = /\b(?:highlight|add|remove|focus|error|warning)-(?:next-line|start)\b|\[!code /;
const COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*(highlight|add|remove|focus|error|warning)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** A comment at the end of a line, or on one of its own, in the notation that Shiki made common: `// [!code ++:2]`. */
const NOTATION =
  /^(.*?)(?:(?:^|\s)(?:#|--|;|%)|\/\/|\/\*|<!--|\{\/\*)\s*\[!code (\+\+|--|highlight|hl|focus|error|warning)(?::(\d{1,4}))?\]\s*(?:\*\/\}?|-->)?\s*$/;
const NOTATION_MARKS: Record<string, LineMark> = { '++': 'add', '--': 'remove', hl: 'highlight' };

/**
 * Takes the comments out of a block that mark its lines: `highlight-next-line`, `highlight-start` and `highlight-end`, `[!code
 * highlight]` at the end of a line or on the line before, and those of the other marks. `[!code error:3]` marks three lines. Their
 * lines are added to `marks`, which count lines after the comments are gone. Those of a block in the block, which shows how it is
 * written, are its text.
 */
export function takeMagicComments(code: string, marks: MarkedLines): Unmarked {
  if (!ANY.test(code)) return { code, marks };

  const kept: string[] = [];
  const inside = new Set<LineMark>();
  const next = new Set<LineMark>();
  let fence: string | undefined;
  for (const line of code.split('\n')) {
    fence = fenceBelow(line, fence);
    const [, mark, place] = (!fence && COMMENT.exec(line)) || [];
    if (mark) {
      note(mark as LineMark, place, { inside, next });
      continue;
    }
    const notation = fence ? undefined : readNotation(line);
    if (notation) {
      const first = kept.length + 1;
      for (let at = 0; at < notation.count; at++) marks[notation.mark].add(first + at);
      if (!notation.code) continue;
    }
    kept.push(notation?.code ?? line);
    for (const each of [...inside, ...next]) marks[each].add(kept.length);
    next.clear();
  }
  return { code: kept.join('\n'), marks };
}

/**
 * Marks of a block, and those that comments have made in it before lines were taken out.
 * @param lines for each line that is left, its number before that
 */
export function joinMarks(marks: MarkedLines, former: MarkedLines, lines: readonly number[]): MarkedLines {
  lines.forEach((before, index) => {
    for (const mark of Object.keys(marks) as LineMark[])
      if (former[mark].has(before)) marks[mark].add(index + 1);
  });
  return marks;
}

/** The fence of the block that the lines below this one belong to. */
function fenceBelow(line: string, open: string | undefined): string | undefined {
  const sign = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
  if (!sign) return open;
  if (!open) return sign;
  return sign.startsWith(open) ? undefined : open;
}

/** What stands before a notation, without the space between them; how it marks that line, or those below. */
function readNotation(line: string): { code: string; mark: LineMark; count: number } | undefined {
  const [, code, word, count = '1'] = NOTATION.exec(line) ?? [];
  if (code === undefined || word === undefined) return undefined;
  const mark = NOTATION_MARKS[word] ?? (word as LineMark);
  return { code: code.trimEnd(), mark, count: Number(count) };
}

function note(
  mark: LineMark,
  place: string | undefined,
  { inside, next }: Record<'inside' | 'next', Set<LineMark>>,
): void {
  if (place === 'next-line') next.add(mark);
  else if (place === 'start') inside.add(mark);
  else inside.delete(mark);
}
