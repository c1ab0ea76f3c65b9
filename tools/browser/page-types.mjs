// Which pages of a site show everything that its pages can be: for those who look at them.

/**
 * Address of the first page of each type (every React page is one, articles differ by what they hold), of the longest, and in
 * every other language of the landing page, of an article that is translated and of an address that is not there.
 * @param {object[]} pages all pages as their documents tell of them, in the order of addresses
 * @param {string} baseUrl
 * @returns {Map<string, string>} type → address
 */
export function pageTypes(pages, baseUrl) {
  const found = new Map([['not-found', `${baseUrl}there-is-no-such-page`]]);
  const add = (type, at) => found.has(type) || found.set(type, at);
  for (const shown of pages) add(typeOf(shown), shown.page.path);
  const landings = pages.filter(({ page }) => page.component === 'landing' && page.path !== baseUrl);
  for (const { page: landing } of landings) {
    const name = landing.path.split('/').at(-2);
    const translated = pages.find(
      (shown) => isArticle(shown) && shown.page.path.startsWith(landing.path) && !shown.page.contentLocale,
    );
    add(`landing-${name}`, landing.path);
    if (translated) add(`article-${name}`, translated.page.path);
    add(`not-found-${name}`, `${landing.path}there-is-no-such-page`);
  }
  const [longest] = pages.toSorted((a, b) => b.html.length - a.html.length);
  return longest ? found.set('longest', longest.page.path) : found;
}

function typeOf({ page, html }) {
  if (page.kind !== 'doc') return page.component ?? page.kind;
  if (page.cards) return page.version ? `index-version-${page.version.name}` : 'index';
  const traits = [
    page.version && `version-${page.version.name}`,
    page.contentLocale && 'untranslated',
    page.sidebar === null && 'no-sidebar',
    /<pre\b/.test(html) && 'code',
    /<table\b/.test(html) && 'table',
    / data-live\b/.test(html) && 'live',
    / data-docs-island=/.test(html) && 'island',
    /"api-button"/.test(html) && 'api',
  ];
  return ['article', ...traits.filter(Boolean)].join('-');
}

/** @param {object} shown a page as its document tells of it @returns whether it is a document with its place in a sidebar */
export function isArticle({ page }) {
  return page.kind === 'doc' && !page.cards && page.sidebar !== null;
}
