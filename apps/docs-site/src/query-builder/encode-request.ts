import qs from 'qs';
import { checkParameters } from './check-parameters.js';
import type { Note } from './note.js';
import { type Located, ObjectError, readObject } from './read-object.js';

export interface QueryRequest {
  /** Path or address, without a query. */
  endpoint: string;
  /** Text of the object. */
  parameters: string;
  /** Encode brackets and names, as some proxies want it, and not only values. */
  encodeNames: boolean;
}

export interface Encoded {
  /** Without the question mark. */
  query: string;
  url: string;
  notes: Note[];
}

/** A problem, or what the text stands for. */
export type Outcome = { problem: Note } | { encoded: Encoded };

/** The query string of a request, or the first problem of its object. */
export function encodeRequest({ endpoint, parameters, encodeNames }: QueryRequest): Outcome {
  try {
    const object = readObject(parameters);
    const query = qs.stringify(toValue(object), {
      encodeValuesOnly: !encodeNames,
      // The server tells null from an empty text in this way only.
      strictNullHandling: true,
    });
    const url = query ? `${endpoint}?${query}` : endpoint;
    return { encoded: { query, url, notes: [...checkAddress(url, object), ...checkParameters(object)] } };
  } catch (error) {
    if (error instanceof ObjectError) return { problem: { ...error.place, message: error.message } };
    throw error;
  }
}

/** The usual buffer of proxies for the first line of a request, in bytes. Node.js takes 16,384 for all headers. */
const MAX_ADDRESS = 8_192;

function checkAddress({ length }: string, { start }: Located): Note[] {
  if (length <= MAX_ADDRESS) return [];
  const message = `The address has ${length} characters. Many proxies take 8,192 and Node.js no more than 16,384: beyond, the answer is 414 or 431.`;
  return [{ start, end: start + 1, message }];
}

/** What is wrong with an endpoint; undefined when nothing is. */
export function endpointProblem(endpoint: string): string | undefined {
  if (!/^(?:\/|https?:\/\/[^/\s])/.test(endpoint))
    return 'Start with "/", or with "http://" and the name of the server.';
  if (/[?#]/.test(endpoint)) return 'Parameters belong into the object; take away what follows "?" or "#".';
  if (/\s/.test(endpoint)) return 'An address has no spaces.';
  return undefined;
}

function toValue(located: Located): unknown {
  if (located.kind === 'plain') return located.value;
  if (located.kind === 'list') return located.items.map(toValue);
  // Unlike an assignment, this makes even "__proto__" a property like any other.
  return Object.fromEntries(located.members.map(({ key, value }) => [key, toValue(value)]));
}

/** Line and column, both from 1, of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
