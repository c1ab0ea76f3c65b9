import type { Position } from '@org/site-model';

/** Front matter as its language reads it, before any schema. Positions count from 1 inside the front matter's own text. */
export interface FrontMatterText {
  /** `undefined` when there is nothing in it. */
  data: unknown;
  /** What the language does not allow. `data` is of no use then. */
  errors: FrontMatterError[];
  /** Where a key is, or the nearest around it whose place is known. */
  positionOf: (path: PropertyKey[]) => Position;
}

export interface FrontMatterError extends Position {
  message: string;
  hint: string;
}
