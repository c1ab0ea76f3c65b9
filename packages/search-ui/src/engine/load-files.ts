import { nameHash } from '../format/content-hash.js';
import { SearchError } from './search-error.js';

/** The part of `fetch` that the engine needs. */
export type FetchFile = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;

/** Fetches a file. Throws a `SearchError` with the address. */
export async function fetchFile(fetch: FetchFile, url: string): Promise<Uint8Array> {
  let status: string;
  let cause: unknown;
  try {
    const response = await fetch(url);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    status = `the server answered ${response.status}`;
  } catch (error) {
    cause = error;
    status = error instanceof Error ? error.message : 'no answer';
  }
  throw new SearchError('fetch', `Search could not load ${url}: ${status}. Try again.`, { cause });
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
