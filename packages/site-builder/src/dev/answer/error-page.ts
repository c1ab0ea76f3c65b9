import type { Diagnostic } from '@org/site-model';
import { DEV_MODULES } from '../dev-assets.js';

/**
 * Stands in for a page that cannot be rendered, with what is wrong. The dev server's script is in it, and loads the page
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
  return `<p><code>${escape(position)}</code><br>${escape(message)}${hint ? `<br>${escape(hint)}` : ''}</p>`;
}

const escape = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
