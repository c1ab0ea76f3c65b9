import type { ShellSite } from './shell-site.js';

type BasePaths = Pick<ShellSite, 'baseUrl' | 'filesBase'>;

/** `/x.html` and `/x/index.html` mean `/x`. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** A file's extension, and not the end of a version number such as `4.0.6`. */
const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

const isFile = (pathname: string): boolean => EXTENSION.test(cleanPath(pathname));

/** Whether an address of this site may be a page: files carry an extension, pages do not. */
export const isPageAddress = (url: URL, origin: string, baseUrl: string): boolean =>
  url.origin === origin && `${url.pathname}/`.startsWith(baseUrl) && !isFile(url.pathname);

/** Adds the base path to an address of this site that lacks it: a page's is that of its locale, a file's that of the whole site. */
export function withBase(href: string, { baseUrl, filesBase = baseUrl }: BasePaths): string {
  const local = href.startsWith('/') && !href.startsWith('//');
  const [pathname = ''] = href.split(/[?#]/, 1);
  const base = isFile(pathname) ? filesBase : baseUrl;
  return local && !`${pathname}/`.startsWith(base) ? base + href.slice(1) : href;
}
