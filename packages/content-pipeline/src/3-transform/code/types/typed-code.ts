/** What the compiler knows of a block of code: plain data, so that it can be kept. */
export interface TypedCode {
  /** What is shown: without notations, and without what is cut away. */
  code: string;
  /** Of each line that is shown, its number in the block, from 1. */
  lines: number[];
  /** In the order of the code. */
  types: TypeNote[];
  /** What is said below lines. */
  remarks: Remark[];
  problems: TypeProblem[];
}

/** A name and its type. Lines and characters count from 0. */
export interface TypeNote {
  line: number;
  character: number;
  length: number;
  text: string;
}

/** The answer to `^?` or `^|`, or an error that is meant to be there. */
export interface Remark {
  line: number;
  /** Of what it is about. */
  character: number;
  length: number;
  kind: 'query' | 'completions' | 'error' | 'warning' | 'log';
  text: string;
}

/** Something that the writer has to correct, in the block as it is written. */
export interface TypeProblem {
  line: number;
  character: number;
  message: string;
  hint: string;
}
