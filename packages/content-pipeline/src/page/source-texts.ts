import type { Position } from '@org/site-model';

/**
 * One of the texts that a page is made of. They are laid end to end: lines and offsets of a partial's tree go on where the
 * text before it ends. Numbers are all of a position that comes through remark, rehype and the HTML parser alive.
 */
export interface SourceText {
  /** Path relative to the content root. */
  file: string;
  text: string;
  /** Lines and characters of all texts before this one. */
  linesBefore: number;
  charactersBefore: number;
}

/** Lays one more text behind those that are there. */
export function addSourceText(texts: SourceText[], file: string, text: string): SourceText {
  const last = texts.at(-1);
  const added: SourceText = {
    file,
    text: text.endsWith('\n') ? text : `${text}\n`,
    linesBefore: last ? last.linesBefore + countLines(last.text) : 0,
    charactersBefore: last ? last.charactersBefore + last.text.length : 0,
  };
  texts.push(added);
  return added;
}

/** The file and the line in it that a line of the whole is in. */
export function placeOf(texts: SourceText[], line: number): { file: string; line: number } {
  const source = texts.findLast(({ linesBefore }) => linesBefore < line) ?? texts[0];
  return { file: source?.file ?? '', line: line - (source?.linesBefore ?? 0) };
}

/** What the writer typed between two offsets of the whole. */
export function typedText(texts: SourceText[], start: number, end: number): string {
  const source = textAt(texts, start);
  const before = source?.charactersBefore ?? 0;
  return source?.text.slice(start - before, end - before) ?? '';
}

/** Line and column, in the whole, of the first `wanted` at or behind a point. Only the text between is looked at. */
export function findPoint(
  texts: SourceText[],
  wanted: string,
  from: Position & { offset?: number | undefined },
): Position | undefined {
  if (from.offset === undefined) return undefined;
  const source = textAt(texts, from.offset);
  const start = from.offset - (source?.charactersBefore ?? 0);
  const index = source?.text.indexOf(wanted, start) ?? -1;
  if (!source || index === -1) return undefined;
  const between = source.text.slice(start, index);
  const lines = countLines(between);
  return {
    line: from.line + lines,
    column: lines === 0 ? from.column + between.length : between.length - between.lastIndexOf('\n'),
  };
}

const textAt = (texts: SourceText[], offset: number): SourceText | undefined =>
  texts.findLast(({ charactersBefore }) => charactersBefore <= offset);

const countLines = (text: string): number => text.split('\n').length - 1;
