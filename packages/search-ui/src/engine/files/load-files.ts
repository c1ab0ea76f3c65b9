import { nameHash } from '../../format/content-hash.js';
import { SearchError, type SearchErrorCode } from '../search-error.js';

interface FetchOptions {
  /** `no-cache` where the server is to be asked whether a file is the same, `reload` where caches are not to be trusted. */
  cache: RequestCache;
  /** Aborted when the file is no longer needed. */
  signal: AbortSignal;
}

/** The part of `fetch` that the engine needs. */
export type FetchFile = (
  url: string,
  options: FetchOptions,
) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

/** Milliseconds that a file may take, on a slow network too; a search that hangs says nothing to anybody. */
const TIME_LIMIT = 30_000;

/** Statuses of files that are not there. */
const GONE = [404, 410];

/** Fetches a file. Throws a `SearchError` with the address. */
export async function fetchFile(
  fetch: FetchFile,
  url: string,
  cache: RequestCache = 'default',
): Promise<Uint8Array> {
  let reason: string;
  let cause: unknown;
  let code: SearchErrorCode = 'fetch';
  try {
    const answer = await inTime(async (signal) => {
      const response = await fetch(url, { cache, signal });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : response.status;
    });
    if (typeof answer !== 'number') return answer;
    if (GONE.includes(answer)) code = 'missing';
    reason = `the server answered ${answer}`;
  } catch (error) {
    cause = error;
    reason = error instanceof Error ? error.message : 'no answer';
  }
  throw new SearchError(code, `Search could not load ${url}: ${reason}. Try again.`, { cause });
}

/** Rejects when the work takes too long, whether or not it hears the signal. */
function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${TIME_LIMIT / 1000} seconds`));
      controller.abort();
    }, TIME_LIMIT);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Throws where a file's bytes are not those that its name was made of. */
export function verify(bytes: Uint8Array, url: string): Uint8Array {
  const hash = /([a-z0-9]+)\.\w+$/.exec(url)?.[1];
  if (hash && nameHash(bytes, hash.length) === hash) return bytes;
  throw new SearchError(
    'corrupt',
    `Search cannot read ${url}: its ${bytes.length} bytes are not those that the index was built with. Try again; if it stays, publish the index again.`,
  );
}

/** JSON text in bytes, or a `SearchError`. */
export function parseJson(bytes: Uint8Array, url: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new SearchError('corrupt', `Search cannot read ${url}: it is not JSON. Try again.`, { cause });
  }
}

/** Calls once for each key and remembers the answer, but never a failure. */
export function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    let value = known.get(key);
    if (!value) {
      value = load(key);
      known.set(key, value);
      value.catch(() => known.delete(key));
    }
    return value;
  };
}
