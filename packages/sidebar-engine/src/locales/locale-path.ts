import type { Locale } from './locale-config.js';

export interface LocaleChange {
  from: Pick<Locale, 'path'>;
  to: Pick<Locale, 'path'>;
  /** Path that the site is served below, with slashes around it. @default `/` */
  baseUrl?: string;
}

/**
 * The same path in another locale; query and hash stay. A path outside of `baseUrl` counts as one below it.
 *
 * @example localePath('/docs/fr/intro?q#a', { from: fr, to: en, baseUrl: '/docs/' }) // '/docs/intro?q#a'
 */
export function localePath(path: string, { from, to, baseUrl = '/' }: LocaleChange): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = below(from.path, below(baseUrl, pathname));
  const segments = [baseUrl, to.path].flatMap((part) => part.split('/').filter(Boolean));
  return `/${segments.map((segment) => `${segment}/`).join('')}${rest}${end < 0 ? '' : path.slice(end)}`;
}

/** What follows a leading folder in a path, without a slash before it; the whole path where it does not lead. */
function below(folder: string, path: string): string {
  const trimmed = folder.replace(/^\/+|\/+$/g, '');
  const rest = path.replace(/^\/+/, '');
  if (trimmed === '') return rest;
  if (rest === trimmed) return '';
  return rest.startsWith(`${trimmed}/`) ? rest.slice(trimmed.length + 1) : rest;
}
