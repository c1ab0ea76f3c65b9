import type { WireRequest } from './console-types.js';

export interface Failure {
  kind: 'failure';
  title: string;
  /** Paragraphs: why, and what helps. */
  text: string[];
}

const failure = (title: string, ...text: string[]): Failure => ({ kind: 'failure', title, text });

/** Notes what the page's own security policy has kept back. */
export class ViolationWatch {
  readonly #blocked: string[] = [];
  readonly #note = (event: SecurityPolicyViolationEvent): void => {
    if (event.effectiveDirective === 'connect-src') this.#blocked.push(event.blockedURI);
  };

  constructor() {
    document.addEventListener('securitypolicyviolation', this.#note);
  }

  /** Browsers report after they have refused. */
  async has(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return this.#blocked.length > 0;
  }

  end(): void {
    document.removeEventListener('securitypolicyviolation', this.#note);
  }
}

/** Headers and methods that browsers send to other origins without asking first (Fetch standard, CORS-safelisted). */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SIMPLE_TYPES = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;

/**
 * Why a request came to nothing. Browsers tell pages no more than that it failed, so what can be known otherwise is asked:
 * the state of the connection, the page's policy, and whether the server answers at all when nobody wants to read the answer.
 */
export async function explainFailure(
  wire: WireRequest,
  error: unknown,
  violations: ViolationWatch,
): Promise<Failure> {
  if (!URL.canParse(wire.url) || !/^https?:/i.test(wire.url))
    return failure(
      'No such address',
      `The request would go to ${wire.url}, which is no http or https address.`,
    );
  const impossible = impossibleRequest(wire);
  if (impossible) return failure('Browsers do not send this', impossible, 'Copy it as curl instead.');
  const { origin, protocol } = new URL(wire.url);
  if (await violations.has())
    return failure(
      'This site’s security policy does not allow it',
      `Pages of this site may not speak to ${origin}. Whoever builds the site can name it under "security.connect".`,
    );
  if (!navigator.onLine)
    return failure('No connection', 'This device is offline. Connect it, and send again.');
  if (await answersAtAll(wire.url)) return corsFailure(wire, origin);
  if (location.protocol === 'https:' && protocol === 'http:')
    return failure(
      'No answer that this page may see',
      `This page came over https, and browsers keep such pages from speaking to http addresses such as ${origin}.`,
    );
  return failure(
    'No answer',
    `Nothing answered at ${origin}. Check the server and its variables, that it is running, and that your network reaches it.`,
    ...(error instanceof Error ? [`The browser says: ${error.message}`] : []),
  );
}

function impossibleRequest({ method, body }: WireRequest): string | null {
  if (/^(?:TRACE|TRACK|CONNECT)$/.test(method)) return `Pages may not send ${method} requests.`;
  if (body && /^(?:GET|HEAD)$/.test(method)) return `Pages may not send a ${method} request with a body.`;
  return null;
}

/** Without CORS the answer cannot be read, but that there is one can be seen. Nothing of the request goes along. */
async function answersAtAll(url: string): Promise<boolean> {
  try {
    await fetch(new URL(url).origin, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
    });
    return true;
  } catch {
    return false;
  }
}

function corsFailure({ method, headers }: WireRequest, origin: string): Failure {
  const asked = headers
    .filter(
      ([name, value]) =>
        !SIMPLE_HEADERS.includes(name.toLowerCase()) &&
        !(name.toLowerCase() === 'content-type' && SIMPLE_TYPES.test(value)),
    )
    .map(([name]) => name);
  const preflight = [
    ...(SIMPLE_METHODS.includes(method) ? [] : [`"Access-Control-Allow-Methods: ${method}"`]),
    ...(asked.length > 0 ? [`"Access-Control-Allow-Headers: ${asked.join(', ')}"`] : []),
  ];
  return failure(
    'The server does not let this page read its answer (CORS)',
    `${origin} is there, but the browser keeps its answer from pages of ${location.origin}, because the server does not allow them.`,
    `The server has to send "Access-Control-Allow-Origin: ${location.origin}"${
      preflight.length > 0
        ? `, and to the browser’s question beforehand (OPTIONS) also ${preflight.join(' and ')}`
        : ''
    }.`,
    'Outside of a browser the request works as it is: copy it as curl.',
  );
}
