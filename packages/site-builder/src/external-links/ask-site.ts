import { errorMessage } from '@org/site-model';

/** What another site has answered. */
export interface Answer {
  /** Status of HTTP; 0 where none came. */
  status: number;
  /** Why none came. */
  problem?: string;
  /** Where the address has moved to for good. */
  movedTo?: string;
}

/** Milliseconds until a site is taken not to answer. */
const TIMEOUT = 15_000;
const MAX_REDIRECTS = 5;
const MOVED_FOR_GOOD = new Set([301, 308]);
/** What sites answer that do not know the method, or do not want it. */
const NO_HEAD = new Set([400, 403, 404, 405, 501]);
const HEADERS = { 'user-agent': 'site-builder links (checks links of a documentation site)', accept: '*/*' };

/** Asks for the head of what is at an address, and where a site does not know that method for all of it, which is not read. */
export async function askSite(address: string): Promise<Answer> {
  let current = address;
  let isForGood = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(current);
    if ('problem' in response) return { status: 0, problem: response.problem };
    const { status, location } = response;
    const isRedirect = status >= 300 && status < 400 && location !== null;
    if (!isRedirect) return { status, ...(isForGood && current !== address ? { movedTo: current } : {}) };
    isForGood &&= MOVED_FOR_GOOD.has(status);
    current = new URL(location, current).href;
  }
  return { status: 0, problem: `it leads on more than ${MAX_REDIRECTS} times` };
}

type Response = { status: number; location: string | null } | { problem: string };

async function ask(address: string): Promise<Response> {
  const head = await request(address, 'HEAD');
  return 'problem' in head || !NO_HEAD.has(head.status) ? head : request(address, 'GET');
}

async function request(address: string, method: 'HEAD' | 'GET'): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(address, { method, headers: HEADERS, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get('location') };
  } catch (error) {
    const { cause } = Object(error) as { cause?: { code?: string } };
    return { problem: cause?.code ?? errorMessage(error) };
  }
}
