import type { ServerResponse } from 'node:http';
import { type Diagnostic, escapeHtml } from '@org/site-model';
import { devSecurityPolicy } from '../../publish/security-policy.js';
import { DEV_MODULES } from '../dev-assets.js';
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

/**
 * Replaces a page that cannot be rendered, and says what is wrong. The dev server's script is in it, and loads the page
 * again when something has been edited.
 */
export function errorPage(diagnostics: readonly Diagnostic[], baseUrl: string): string {
  const scripts = DEV_MODULES.map((name) => `<script type="module" src="${baseUrl}${name}"></script>`);
  return [
    '<!doctype html><html lang="en" data-dev-error><meta charset="utf-8"><title>This page cannot be shown</title>',
    ...scripts,
    '<h1>This page cannot be shown</h1>',
    ...diagnostics.map(toHtml),
    '<p>It is loaded again after the next edit.</p>',
  ].join('\n');
}

function toHtml({ file, line, column, message, hint }: Diagnostic): string {
  const position = line ? `${file}:${line}:${column ?? 1}` : file;
  return `<p><code>${escapeHtml(position)}</code><br>${escapeHtml(message)}${hint ? `<br>${escapeHtml(hint)}` : ''}</p>`;
}
