import type { ServerResponse } from 'node:http';
import { devSecurityPolicy } from '../../publish/security-policy.js';
import type { LocaleDev } from '../dev.js';

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

export const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(value));

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain; charset=utf-8', text);

/** Under the policy of the built site, as far as the bundler's own development allows: what breaks there breaks here first. */
export function sendDocument(
  response: ServerResponse,
  status: number,
  html: string,
  { site, locale }: Pick<LocaleDev, 'site' | 'locale'>,
): void {
  const { headers } = devSecurityPolicy({
    scripts: locale.model.site.scripts,
    search: site.config.search,
    allow: site.config.security,
    hasApis: site.config.apis.length > 0,
  });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(response, status, 'text/html; charset=utf-8', html);
}
