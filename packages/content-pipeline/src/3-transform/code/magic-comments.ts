import type { LineMark, MarkedLines } from './marked-lines.js';

interface Unmarked {
  code: string;
  marks: MarkedLines;
}

const ANY = /\b(?:highlight|add|remove|focus)-(?:next-line|start)\b/;
const COMMENT =
  /^\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*(highlight|add|remove|focus)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments, and those of `add`, `remove` and `focus`, out
 * of a block. Their lines are added to `marks`, which count lines after the comments are gone.
 */
export function takeMagicComments(code: string, marks: MarkedLines): Unmarked {
  if (!ANY.test(code)) return { code, marks };

  const kept: string[] = [];
  const inside = new Set<LineMark>();
  const next = new Set<LineMark>();
  for (const line of code.split('\n')) {
    const [, mark, place] = COMMENT.exec(line) ?? [];
    if (mark) {
      note(mark as LineMark, place, { inside, next });
      continue;
    }
    kept.push(line);
    for (const each of [...inside, ...next]) marks[each].add(kept.length);
    next.clear();
  }
  return { code: kept.join('\n'), marks };
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
