import type { DiagramProblem } from '@org/site-model';

/** "Parse error on line 2:" and "line: 2, column: 5" are how Mermaid's two parsers name a line. */
const LINE = /\bline:? (\d+)/;

/** What to tell the reader of an error, and the line of the source where Mermaid names one. */
export function toProblem(cause: unknown): DiagramProblem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const line = Number(LINE.exec(message)?.[1]);
  return { message: message.trim(), ...(line ? { line } : {}) };
}
