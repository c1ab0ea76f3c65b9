import type { Visit } from './visit.js';

/** One thing that a reader does, as data: a walk is a list of them, which can be taken again. */
export interface Step {
  kind: string;
  target: string;
}

/** What a step is meant to do to the address. */
export type Effect =
  /** A link to this address was followed. */
  | { type: 'follow'; href: string }
  /** Back or Forward, to an entry of the history that was left scrolled to `scroll`, below an announcement of some height. */
  | { type: 'traverse'; href: string; sameDocument: boolean; scroll: number | null; announcement: number }
  /** The page stays, at this address. */
  | { type: 'stay'; href: string };

/** A kind of step: where it can be taken, how, and what is meant to come of it. */
export interface StepType {
  kind: string;
  /** Cards of this kind in the deck that steps are drawn from. @default 1 */
  weight?: number;
  /** Whether the site has it at all. @default every site */
  isPartOf?(site: Visit['site']): boolean;
  /** The step in words that a person can follow. */
  describe(target: string): string;
  /** Targets that the page offers as it is now. */
  candidates(visit: Visit): Promise<string[]>;
  /** @throws ImpossibleStep where the page does not offer the target */
  perform(visit: Visit, target: string): Promise<Effect>;
}

/** A walk that was shortened may lead to a page that does not offer what the next step needs. */
export class ImpossibleStep extends Error {
  override name = 'ImpossibleStep';
}
