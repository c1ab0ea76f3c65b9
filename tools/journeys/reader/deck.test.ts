import { expect, it } from 'vitest';
import { Deck } from './deck.js';
import { Random } from './random.js';
import type { StepType } from './step.js';

const types = ['a', 'b', 'c'].map((kind) => ({ kind }) as StepType);

async function draw(count: number, offered: (kind: string) => string[]): Promise<string[]> {
  const deck = new Deck(types, new Random(1));
  const drawn: string[] = [];
  while (drawn.length < count) drawn.push((await deck.draw(async ({ kind }) => offered(kind))).type.kind);
  return drawn;
}

it('has every kind before one comes again', async () => {
  const drawn = await draw(9, () => ['target']);
  for (const from of [0, 3, 6]) expect(drawn.slice(from, from + 3).sort()).toEqual(['a', 'b', 'c']);
});

it('passes over what the page does not offer, and says when it offers nothing', async () => {
  expect(await draw(4, (kind) => (kind === 'b' ? ['target'] : []))).toEqual(['b', 'b', 'b', 'b']);
  await expect(draw(1, () => [])).rejects.toThrow('nothing that a reader could do');
});
