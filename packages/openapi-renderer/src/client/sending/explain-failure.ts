import type { WireRequest } from '../../request/index.js';
import { t } from '../console-messages.js';

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
      t('No such address'),
      t('The request would go to {address}, which is not an http or https address.', { address: wire.url }),
    );
  const impossible = impossibleRequest(wire);
  if (impossible)
    return failure(t('Browsers cannot send this request'), impossible, t('Copy it as curl instead.'));
  const { origin, protocol } = new URL(wire.url);
  if (await violations.has())
    return failure(
      t('This site’s security policy does not allow it'),
      t(
        'Pages of this site may not connect to {origin}. The site’s owner can add it to "security.connect".',
        { origin },
      ),
    );
  if (!navigator.onLine)
    return failure(t('No connection'), t('This device is offline. Connect it, and send again.'));
  if (await answersAtAll(wire.url)) return corsFailure(wire, origin);
  if (location.protocol === 'https:' && protocol === 'http:')
    return failure(
      t('No answer that this page may read'),
      t(
        'This page was loaded over https, and browsers block its requests to http addresses such as {origin}.',
        { origin },
      ),
    );
  return failure(
    t('No answer'),
    t(
      'Nothing answered at {origin}. Check the server and its variables, that it is running, and that your network reaches it.',
      { origin },
    ),
    ...(error instanceof Error ? [t('The browser says: {text}', { text: error.message })] : []),
  );
}

function impossibleRequest({ method, body }: WireRequest): string | null {
  if (/^(?:TRACE|TRACK|CONNECT)$/.test(method)) return t('Pages may not send {method} requests.', { method });
  if (body && /^(?:GET|HEAD)$/.test(method))
    return t('Pages may not send a {method} request with a body.', { method });
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
  const header = `"Access-Control-Allow-Origin: ${location.origin}"`;
  const others = preflight.join(` ${t('and')} `);
  return failure(
    t('The server does not let this page read its answer (CORS)'),
    t(
      '{origin} responds, but the browser does not let pages of {site} read the answer, because the server does not allow them.',
      { origin, site: location.origin },
    ),
    preflight.length > 0
      ? t(
          'The server has to send {header}, and in its answer to the preflight request (OPTIONS) also {others}.',
          { header, others },
        )
      : t('The server has to send {header}.', { header }),
    t('Outside a browser the request works as it is: copy it as curl.'),
  );
}
