// Runs in the browser, in the place of the bundler's own helper, which is three times as large: most of that is for browsers and
// policies that sites of this package do not have.

/** What was asked for, by address: once for each document. */
const asked = new Map();

/**
 * Loads a module that is wanted later: the files that it imports are fetched beside it, and its styles are there before it runs.
 * @param {() => Promise<unknown>} load
 * @param {string[]} [parts] addresses of those files, relative to `base`
 * @param {string} base
 */
export async function __vitePreload(load, parts = [], base) {
  try {
    await Promise.all(parts.map((part) => ask(new URL(part, base).href)));
    return await load();
  } catch (error) {
    // As the bundler's helper tells it: the shell looks whether the site has been replaced.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Resolves at once for scripts, and for styles when they are there. */
function ask(href) {
  if (!asked.has(href))
    asked.set(href, href.endsWith('.css') ? loadStyles(href) : void addLink('modulepreload', href));
  return asked.get(href);
}

function loadStyles(href) {
  const known = [...document.styleSheets].some((sheet) => sheet.href === href);
  return (
    known ||
    new Promise((resolve, reject) => {
      const link = addLink('stylesheet', href);
      link.onload = resolve;
      link.onerror = () => {
        // The next attempt starts anew.
        asked.delete(href);
        link.remove();
        reject(new Error(`${href} could not be loaded.`));
      };
    })
  );
}

const addLink = (rel, href) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
