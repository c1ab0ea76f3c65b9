import { cleanPath, payloadUrl } from '../../model/addresses.js';
import type { PagePayload } from '../../model/shell-page.js';

/** A payload came, but from another build: its page and this shell do not fit. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Fetches page payloads, each once. `shell` is the identity that they must carry. */
export class Payloads {
  readonly #shell: string;
  readonly #baseUrl: string;
  readonly #fetched = new Map<string, Promise<PagePayload>>();
  readonly #prefetched = new Set<string>();

  constructor(shell: string, baseUrl: string) {
    this.#shell = shell;
    this.#baseUrl = baseUrl;
  }

  /** @throws TypeError when the network fails, {@link OtherBuildError}, Error with the status or for what is no page otherwise */
  get(pathname: string): Promise<PagePayload> {
    const path = cleanPath(pathname);
    const known = this.#fetched.get(path);
    if (known) return known;
    const payload = this.#fetch(path);
    this.#fetched.set(path, payload);
    // A failure is not remembered: the next click tries again.
    payload.catch(() => this.#fetched.delete(path));
    return payload;
  }

  /** Forgets a page, so that the next `get` asks the server. */
  forget(pathname: string): void {
    this.#fetched.delete(cleanPath(pathname));
  }

  /** Fetches for real, for a link that is about to be followed. */
  preload(pathname: string): void {
    if (!savesData()) this.get(pathname).catch(() => undefined);
  }

  /** Asks the browser to have the payload ready, at the lowest priority. Once for each path. */
  prefetch(pathname: string): void {
    const path = cleanPath(pathname);
    if (savesData() || this.#fetched.has(path) || this.#prefetched.has(path)) return;
    this.#prefetched.add(path);
    const href = payloadUrl(path, this.#baseUrl);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href }),
    );
  }

  async #fetch(path: string): Promise<PagePayload> {
    const response = await fetch(payloadUrl(path, this.#baseUrl));
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const payload = (await response.json()) as Partial<PagePayload> | null;
    if (payload?.shell !== this.#shell)
      throw new OtherBuildError('The page comes from another build of the site.');
    if (!isPayload(payload)) throw new Error('The server answered with no page.');
    return payload;
  }
}

/** Whether there is an article and what it belongs to: hosts and proxies answer with all sorts of things. */
const isPayload = (answer: Partial<PagePayload>): answer is PagePayload =>
  typeof answer.page?.path === 'string' && typeof answer.html === 'string';

/** Nothing is fetched ahead where the reader pays for it, as the boot script has found. A click still loads. */
const savesData = (): boolean => document.documentElement.dataset.sparing === 'data';
