import type { Random } from './random.js';
import type { StepType } from './step.js';

/**
 * Kinds of steps like cards: each comes up before one comes up again, unless the page has no use for it. So a walk of some length
 * has every kind, and its order is that of the seed.
 */
export class Deck {
  #cards: StepType[] = [];
  readonly #all: StepType[];
  readonly #drawn = new Set<StepType>();

  constructor(
    types: StepType[],
    private readonly random: Random,
  ) {
    this.#all = types.flatMap((type) => Array.from({ length: type.weight ?? 1 }, () => type));
  }

  /** The first card that the page has a target for, with that target; it is taken off the deck. */
  async draw(candidates: (type: StepType) => Promise<string[]>): Promise<{ type: StepType; target: string }> {
    const asked = new Map<StepType, string[]>();
    for (let round = 0; round < 2; round++) {
      // What has not come up yet because no page offered it goes first when one does.
      const order = this.#cards.toSorted((a, b) => Number(this.#drawn.has(a)) - Number(this.#drawn.has(b)));
      for (const type of order) {
        const targets = asked.get(type) ?? (await candidates(type));
        asked.set(type, targets);
        if (targets.length === 0) continue;
        this.#drawn.add(type);
        this.#cards.splice(this.#cards.indexOf(type), 1);
        return { type, target: this.random.pick(targets) };
      }
      this.#cards.push(...this.random.shuffle(this.#all));
    }
    throw new Error('The page offers nothing that a reader could do.');
  }
}
