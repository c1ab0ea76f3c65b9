import type { BrowserContext } from '@playwright/test';

/**
 * Everything that a browser complains of while a site is read: messages on the console (of the policy too), errors that nobody
 * caught, requests that failed or were answered with an error, and requests to other hosts.
 */
export class Problems {
  #found: string[] = [];

  constructor(context: BrowserContext, origin: string) {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#add('console', message.text());
    });
    context.on('weberror', (error) => this.#add('uncaught error', error.error().message));
    context.on('requestfailed', (request) => {
      const cause = request.failure()?.errorText ?? '';
      // What a page asked for ahead ends with the page.
      if (cause !== 'net::ERR_ABORTED') this.#add('failed request', `${request.url()} ${cause}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#add('failed request', `${response.url()} ${response.status()}`);
      else if (new URL(response.url()).origin !== origin && !isKnown(response.url()))
        this.#add('request to another host', response.url());
    });
  }

  /** What was found since the last time. */
  take(): string[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #add(what: string, text: string): void {
    this.#found.push(`${what}: ${text}`);
  }
}

/** The tag manager that the fixture site names exists in tests only. */
const TAG_MANAGER = 'https://tags.example.org/';
const isKnown = (url: string): boolean => /^(?:blob|data|about):/.test(url) || url.startsWith(TAG_MANAGER);

export const answerTagManager = (context: BrowserContext): Promise<unknown> =>
  context.route(`${TAG_MANAGER}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
