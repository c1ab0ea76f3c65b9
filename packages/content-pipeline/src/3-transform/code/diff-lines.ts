import type { MarkedLines } from './marked-lines.js';

/** The lines of a patch that name its files; the signs of all other lines say what happened to them. */
const FILE_NAME = /^(?:\+\+\+|---)(?:\s|$)/;

/** In the language `diff` the signs at the start of lines are the marks. */
export function markDiffLines(code: string, marks: MarkedLines): void {
  code.split('\n').forEach((line, index) => {
    if (FILE_NAME.test(line)) return;
    if (line.startsWith('+')) marks.add.add(index + 1);
    if (line.startsWith('-')) marks.remove.add(index + 1);
  });
}
