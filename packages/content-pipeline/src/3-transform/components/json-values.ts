interface JsonProblem {
  /** `filters[0].onChange` */
  path: string;
  what: string;
}

const MAX_DEPTH = 100;

/** The first value that would not come out of JSON as it went in; `undefined` when there is none. */
export function problemOfJson(value: unknown, path = '', depth = 0): JsonProblem | undefined {
  const what = depth > MAX_DEPTH ? 'nested in itself, or too deeply' : whatIsWrong(value);
  if (what) return { path, what };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const problem = problemOfJson(entry, at, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function whatIsWrong(value: unknown): string | undefined {
  switch (typeof value) {
    case 'function':
      return 'a function';
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}`;
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object':
      return value === null ? undefined : wrongObject(value);
    default:
      return undefined;
  }
}

function wrongObject(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null) {
    return '$$typeof' in value ? 'an element of React' : undefined;
  }
  return value instanceof ContentValue ? 'JSX' : `a ${value.constructor.name}`;
}
import { ContentValue } from './content-value.js';
