/** How far below the whole a container is written by itself: pages of a kind are the third below a model. */
const DEPTH = 4;
/** Entries of a container that are written together. */
const TOGETHER = 256;

type Container = unknown[] | Record<string, unknown>;

/** Entries of the container at a place in the whole. */
interface Part {
  at: string[];
  entries: Container;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * JSON of a large value, a part in each line: as one text it would be more than the value itself, and twice that where it has a letter beyond Latin-1.
 * {@link fromLines} reads it, with all keys in their order. As in JSON, what is `undefined` is left out.
 */
export function* toLines(value: Container, at: string[] = []): Generator<string> {
  const isArray = Array.isArray(value);
  const entries = Object.entries(value).filter(([, entry]) => isArray || entry !== undefined);
  const isDivided = at.length < DEPTH && entries.length <= TOGETHER;
  for (let from = 0; from === 0 || from < entries.length; from += TOGETHER) {
    const some = entries.slice(from, from + TOGETHER);
    // Its place is kept, because the order of the keys is part of what is made of them.
    const shown = some.map(([key, entry]): [string, unknown] => [
      key,
      isDivided && isContainer(entry) ? null : entry,
    ]);
    const part = isArray ? shown.map(([, entry]) => entry) : Object.fromEntries(shown);
    yield `${JSON.stringify({ at, entries: part } satisfies Part)}\n`;
  }
  if (!isDivided) return;
  for (const [key, entry] of entries) if (isContainer(entry)) yield* toLines(entry, [...at, key]);
}

/** What {@link toLines} was given. @throws SyntaxError, or TypeError, for other texts */
export function fromLines(lines: Iterable<string>): unknown {
  const whole: { value?: Container } = {};
  for (const line of lines) {
    const { at, entries } = JSON.parse(line) as Part;
    const path = ['value', ...at];
    const last = path.pop() ?? '';
    const parent = path.reduce<Record<string, unknown>>(
      (container, key) => container[key] as Record<string, unknown>,
      whole as Record<string, unknown>,
    );
    const known = parent[last];
    if (!isContainer(known)) parent[last] = entries;
    else if (Array.isArray(known)) known.push(...(entries as unknown[]));
    else Object.assign(known, entries);
  }
  return whole.value;
}

/** Lines of a text in bytes, which is never decoded as a whole. */
export function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf('\n', start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
