/** A piece of a line that is written in one direction. */
export interface TextRun {
  text: string;
  direction: 'ltr' | 'rtl';
}

/** A run with how deep it is in text of the other direction: even is from left to right. */
interface LevelRun {
  text: string;
  level: number;
}

type Class = 'L' | 'R' | 'number' | 'neutral';

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

function classOf(character: string): Class {
  if (/\p{Nd}/u.test(character)) return 'number';
  if (!/[\p{L}\p{M}]/u.test(character)) return 'neutral';
  return RIGHT_TO_LEFT.test(character) ? 'R' : 'L';
}

/** The direction of a text as its first letter has it: one that is not translated is read as it was written. */
export function directionOfText(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const first = [...text].map(classOf).find((kind) => kind === 'L' || kind === 'R');
  return first === undefined ? otherwise : first === 'R' ? 'rtl' : 'ltr';
}

/**
 * The runs of a line from left to right, as they are seen. Of the bidirectional algorithm (UAX 9) what titles need: letters of both
 * directions, numbers between them, and what is neutral takes the direction of both its sides, else that of the line.
 */
export function visualRuns(line: string, base: 'ltr' | 'rtl'): TextRun[] {
  return inVisualOrder(levelRuns([...line], base)).map(({ text, level }) => ({
    text,
    direction: level % 2 === 0 ? 'ltr' : 'rtl',
  }));
}

function levelRuns(characters: string[], base: 'ltr' | 'rtl'): LevelRun[] {
  const classes = characters.map(classOf);
  const sides = resolveNeutrals(sidesOf(classes, base), base);
  const outer = base === 'rtl' ? 1 : 0;
  const runs: LevelRun[] = [];
  characters.forEach((character, index) => {
    const level = levelOf(classes[index] ?? 'neutral', sides[index] ?? 'L', outer);
    const last = runs.at(-1);
    if (last?.level === level) last.text += character;
    else runs.push({ text: character, level });
  });
  return runs;
}

/** A number is read from left to right, also inside of text that is not. */
function levelOf(kind: Class, side: 'L' | 'R', outer: number): number {
  if (side === 'R') return kind === 'number' ? 2 : 1;
  return outer === 0 ? 0 : 2;
}

/** Which text each character belongs to; `null` for what is neutral. A number goes with the letters before it. */
function sidesOf(classes: Class[], base: 'ltr' | 'rtl'): ('L' | 'R' | null)[] {
  let last: 'L' | 'R' = base === 'rtl' ? 'R' : 'L';
  return classes.map((kind) => {
    if (kind === 'neutral') return null;
    if (kind !== 'number') last = kind;
    return last;
  });
}

function resolveNeutrals(sides: ('L' | 'R' | null)[], base: 'ltr' | 'rtl'): ('L' | 'R')[] {
  const outer = base === 'rtl' ? 'R' : 'L';
  return sides.map((side, index) => {
    if (side) return side;
    const before = sides.slice(0, index).findLast(Boolean) ?? outer;
    const after = sides.slice(index).find(Boolean) ?? outer;
    return before === after ? before : outer;
  });
}

/** From the deepest level up, what is at least as deep is turned around. */
function inVisualOrder(runs: LevelRun[]): LevelRun[] {
  let ordered = runs;
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    ordered = turnAround(ordered, level);
  return ordered;
}

function turnAround(runs: LevelRun[], level: number): LevelRun[] {
  const turned: LevelRun[] = [];
  let deep: LevelRun[] = [];
  for (const run of runs) {
    if (run.level >= level) deep.unshift(run);
    else {
      turned.push(...deep, run);
      deep = [];
    }
  }
  return [...turned, ...deep];
}
