// Reads what a writer of JavaScript calls an object: JSON, with keys and strings as JavaScript has them, comments and commas
// at the end. It is data, so nothing is executed: a name that stands for something, a call or a `+` is an error in its place.

/** A value of the text, with the place where it stands: offsets in UTF-16 units, `end` after the last. */
export type Located = Place &
  (
    | { kind: 'object'; members: Member[] }
    | { kind: 'list'; items: Located[] }
    | { kind: 'plain'; value: Plain }
  );

export interface Member {
  key: string;
  at: Place;
  value: Located;
}

export interface Place {
  start: number;
  end: number;
}

type Plain = string | number | boolean | null | undefined;

/** What is wrong with the text, and where. */
export class ObjectError extends Error {
  readonly place: Place;

  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const TOKENS = {
  string: /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/y,
  number: /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$])/y,
  word: /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy,
  other: /[\s\S]/uy,
};
const WORDS = new Map<string, Plain>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);
const ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
};
const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;
const LAST_CODE_POINT = 0x10ffff;
/** Far more than the 20 levels that the server reads, far less than the stack holds. */
const DEEPEST = 100;

interface Token extends Place {
  kind: keyof typeof TOKENS | 'end';
  text: string;
}

/**
 * The object of a text.
 *
 * @throws {ObjectError} at the first thing that is no data
 */
export function readObject(source: string): Located & { kind: 'object' } {
  return new Reader(source).read();
}

class Reader {
  readonly #source: string;
  #token: Token;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
    this.#token = this.#tokenAt(0);
  }

  read(): Located & { kind: 'object' } {
    if (this.#token.text !== '{') this.#fail('The parameters are an object: start with "{".');
    const object = this.#value();
    if (this.#token.kind !== 'end') this.#fail(`The object has ended; ${this.#shown()} is too much.`);
    return object as Located & { kind: 'object' };
  }

  #value(): Located {
    const { kind, text, start, end } = this.#token;
    if (text === '{' || text === '[') return this.#nested(text);
    const place = { start, end };
    if (kind === 'string') return { ...place, kind: 'plain', value: unquote(this.#take()) };
    if (kind === 'number') return { ...place, kind: 'plain', value: toNumber(this.#take().text) };
    if (kind === 'word' && WORDS.has(text)) {
      return { ...place, kind: 'plain', value: WORDS.get(this.#take().text) };
    }
    if (kind === 'word')
      this.#fail(`"${text}" is no value. Text stands in quotes; nothing is computed here.`);
    return this.#fail(`A value is missing before ${this.#shown()}.`);
  }

  #nested(open: '{' | '['): Located {
    if (++this.#depth > DEEPEST) this.#fail(`Nested deeper than ${DEEPEST} levels.`);
    const first = this.#take();
    const nested = open === '{' ? this.#members(first) : this.#items(first);
    this.#depth -= 1;
    return { ...nested, start: first.start, end: this.#take().end };
  }

  #members(open: Token) {
    const members: Member[] = [];
    while (this.#token.text !== '}') {
      const member = this.#member(open);
      if (members.some(({ key }) => key === member.key)) {
        throw new ObjectError(
          `"${member.key}" stands twice in this object; one would replace the other.`,
          member.at,
        );
      }
      members.push(member);
      this.#comma(open, '}');
    }
    return { kind: 'object' as const, members };
  }

  #items(open: Token) {
    const items: Located[] = [];
    while (this.#token.text !== ']') {
      if (this.#token.kind === 'end') this.#failUnclosed(open);
      items.push(this.#value());
      this.#comma(open, ']');
    }
    return { kind: 'list' as const, items };
  }

  #member(open: Token): Member {
    const { kind, text, start, end } = this.#token;
    if (kind === 'end') this.#failUnclosed(open);
    if (text === '[')
      this.#fail('Keys in brackets are for query strings. Here, put an object in the object.');
    if (kind === 'other') this.#fail(`A key is missing before ${this.#shown()}.`);
    const name = this.#take();
    const key = kind === 'string' ? unquote(name) : text;
    if (this.#token.text === '[' || this.#token.text === '.') {
      this.#fail(
        `After the key "${key}" comes ":". Put an object in the object instead of ${this.#shown()}.`,
      );
    }
    if (this.#token.text !== ':') this.#fail(`After the key "${key}" comes ":", not ${this.#shown()}.`);
    this.#take();
    return { key, at: { start, end }, value: this.#value() };
  }

  /** Between two members or items, or before the end. */
  #comma(open: Token, close: string): void {
    if (this.#token.text === ',') this.#take();
    else if (this.#token.kind === 'end') this.#failUnclosed(open);
    else if (this.#token.text !== close) this.#fail(`A "," is missing before ${this.#shown()}.`);
  }

  #take(): Token {
    const token = this.#token;
    this.#token = this.#tokenAt(token.end);
    return token;
  }

  #tokenAt(offset: number): Token {
    BLANK.lastIndex = offset;
    const start = offset + (BLANK.exec(this.#source)?.[0].length ?? 0);
    for (const [kind, pattern] of Object.entries(TOKENS)) {
      pattern.lastIndex = start;
      const text = pattern.exec(this.#source)?.[0];
      if (text === undefined) continue;
      return { kind: kind as Token['kind'], text, start, end: start + text.length };
    }
    return { kind: 'end', text: '', start, end: start };
  }

  #shown(): string {
    return this.#token.kind === 'end' ? 'the end' : `"${this.#token.text}"`;
  }

  #failUnclosed({ text, start, end }: Token): never {
    throw new ObjectError(`This "${text}" is never closed.`, { start, end });
  }

  #fail(message: string): never {
    const { text, start, end } = this.#token;
    const isQuote = this.#token.kind === 'other' && /["'`]/.test(text);
    throw new ObjectError(isQuote ? `The text that starts with this ${text} never ends.` : message, {
      start,
      end,
    });
  }
}

function toNumber(text: string): number {
  return text.startsWith('-') ? -Number(text.slice(1)) : Number(text.replace(/^\+/, ''));
}

function unquote({ text, start, end }: Token): string {
  if (text.startsWith('`') && /(?<!\\)\$\{/.test(text)) {
    throw new ObjectError('Nothing is computed here: write the text itself.', { start, end });
  }
  return text
    .slice(1, -1)
    .replace(ESCAPE, (whole, long?: string, four?: string, two?: string, letter?: string) => {
      const one = letter ?? '';
      const digits = long ?? four ?? two;
      if (digits === undefined && !/[ux]/.test(one)) return ESCAPES[one] ?? one;
      const code = digits === undefined ? Infinity : Number.parseInt(digits, 16);
      if (code <= LAST_CODE_POINT) return String.fromCodePoint(code);
      throw new ObjectError(`"${whole}" stands for no character.`, { start, end });
    });
}
