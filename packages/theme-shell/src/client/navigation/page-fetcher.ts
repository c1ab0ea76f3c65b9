import { pageDataIn } from '../../behaviours/loading/page-data.js';
import { trustedHtml } from '../../components/frame/trusted-html.js';
import { cleanPath } from '../../model/addresses.js';
import { ELEMENT_IDS } from '../../model/constants.js';
import { type PageData, pageOf } from '../../model/page-data.js';
import type { PageEnvelope } from '../../model/shell-page.js';

/** What a navigation takes from a page's document: its data and the article. */
export interface FetchedPage extends PageEnvelope {
  html: string;
}

/** A page came, but from another build: it and this shell do not fit. */
export class OtherBuildError extends Error {
  override name = 'OtherBuildError';
}

/** Fetches the documents of pages, each once. `shell` is the identity that they must carry. */
export class PageFetcher {
  readonly #shell: string;
  readonly #fetched = new Map<string, Promise<FetchedPage>>();
  readonly #prefetched = new Set<string>();

  constructor(shell: string) {
    this.#shell = shell;
  }

  /** @throws TypeError when the network fails, {@link OtherBuildError}, Error with the status or for what is no page otherwise */
  get(pathname: string): Promise<FetchedPage> {
    const path = cleanPath(pathname);
    const known = this.#fetched.get(path);
    if (known) return known;
    const page = this.#fetch(path);
    this.#fetched.set(path, page);
    // A failure is not remembered: the next click tries again.
    page.catch(() => this.#fetched.delete(path));
    return page;
  }

  /** Forgets a page, so that the next `get` asks the server. */
  forget(pathname: string): void {
    this.#fetched.delete(cleanPath(pathname));
  }

  /** Fetches for real, for a link that is about to be followed. */
  preload(pathname: string): void {
    if (!savesData()) this.get(pathname).catch(() => undefined);
  }

  /** Asks the browser to have the document ready, at the lowest priority. Once for each path. */
  prefetch(pathname: string): void {
    const path = cleanPath(pathname);
    if (savesData() || this.#fetched.has(path) || this.#prefetched.has(path)) return;
    this.#prefetched.add(path);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href: path }),
    );
  }

  async #fetch(path: string): Promise<FetchedPage> {
    const text = await fetchText(path);
    const found = this.#pageIn(text);
    if (found) return found;
    const target = redirectIn(parse(text));
    const page = target && this.#pageIn(await fetchText(target));
    if (!page) throw new Error('The server answered with no page.');
    return page;
  }

  /** Hosts and proxies answer with all sorts of things: `undefined` for what is no page to be shown in place, as the one for unknown addresses is not. */
  #pageIn(text: string): FetchedPage | undefined {
    const data = pageDataIn(text);
    if (!data) return undefined;
    if (data.shell !== this.#shell)
      throw new OtherBuildError('The page comes from another build of the site.');
    if (typeof data.page?.path !== 'string' || data.page.kind === 'not-found') return undefined;
    const whole = parse(text);
    const html = articleIn(whole, data);
    return html === undefined ? undefined : { ...data, page: pageOf(data, whole), html };
  }
}

/** From this origin alone: what comes is put into the page. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { mode: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

const parse = (text: string): Document =>
  new DOMParser().parseFromString(trustedHtml(text) as string, 'text/html');

const articleIn = (whole: Document, { page }: PageData): string | undefined =>
  page.kind === 'doc' ? whole.querySelector(`#${ELEMENT_IDS.main} .markdown`)?.innerHTML : '';

/** Where a document leads that answers for a redirect, on a host that does not do so itself. */
const redirectIn = (answer: Document): string | undefined =>
  answer
    .querySelector('meta[http-equiv=refresh]')
    ?.getAttribute('content')
    ?.replace(/^.*?url=/, '');

/** Nothing is fetched ahead where the reader pays for it, as the boot script has found. A click still loads. */
const savesData = (): boolean => document.documentElement.dataset.sparing === 'data';
