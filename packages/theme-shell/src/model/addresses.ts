const PAYLOAD_FOLDER = '_pages/';

/** `/x.html` and `/x/index.html` mean `/x`. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** Path of a page's payload: `/docs/cloud/intro` → `/docs/_pages/cloud/intro.json`. */
export function payloadUrl(pathname: string, baseUrl: string): string {
  const page = cleanPath(pathname).slice(baseUrl.length).replace(/\/$/, '');
  return `${baseUrl}${PAYLOAD_FOLDER}${page || 'index'}.json`;
}

/** A file's extension, and not the end of a version number such as `4.0.6`. */
const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

/** Whether an address of this site may be a page: files carry an extension, pages do not. */
export function isPageAddress(url: URL, origin: string, baseUrl: string): boolean {
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(baseUrl)) return false;
  return !EXTENSION.test(cleanPath(url.pathname));
}
