import { afterEach, vi } from 'vitest';
import type { ApiSecurityScheme, ConsoleOperation } from '../src/api-model/index.js';

afterEach(() => vi.unstubAllGlobals());

/** A request as a server got it. */
export interface SentRequest {
  url: string;
  method: string;
  /** Of a form; empty without one. */
  form: Record<string, string>;
}

type Answer = unknown;

/** Stands in for the network: each request is noted, and answered by a function or the next of a list. */
export function answerWith(...answers: (Answer | ((request: SentRequest) => Answer))[]): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const form = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    const noted = { url: request.url, method: request.method, form };
    sent.push(noted);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const given = typeof answer === 'function' ? (answer as (request: SentRequest) => Answer)(noted) : answer;
    if (given instanceof Error) throw given;
    return given instanceof Response ? given : Response.json(given);
  });
  return sent;
}

/** A server that never answers; browsers tell the page when its time is over. */
export function neverAnswer(): void {
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
}

export const scheme = (change: Partial<ApiSecurityScheme>): ApiSecurityScheme => ({
  name: 'login',
  slug: 'login',
  type: 'oauth2',
  description: '',
  deprecated: false,
  flows: [],
  ...change,
});

export const operation = (change: Partial<ConsoleOperation> = {}): ConsoleOperation => ({
  id: 'list-pets',
  method: 'GET',
  path: '/pets',
  servers: [{ url: 'https://api.example', name: '', description: '', variables: [] }],
  parameters: [],
  body: null,
  security: [[{ scheme: 'login', scopes: [] }]],
  schemes: [scheme({})],
  accept: [],
  ...change,
});
