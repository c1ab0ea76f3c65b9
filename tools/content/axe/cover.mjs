// Fewer pages that show everything which all pages show.
import { parseFragment } from 'parse5';

/** Ancestors that tell one occurrence of an element from another: what is around it decides its colors and its role. */
const MAX_ANCESTORS = 3;
/** Attributes whose values are a page's own. Which attributes there are counts, and `role` with its value. */
const VALUES_THAT_COUNT = new Set(['role', 'type', 'aria-hidden', 'tabindex']);
/** Elements that need a name or a content. */
const NAMED = /^(?:a|button|h[1-6]|summary|t[dh]|li|figcaption|label|option)$/;
/** What a document does not say where it is so (`page-data.ts` of the shell): to have no next page is something to see as well. */
const UNSAID = {
  noIndex: false,
  hideTitle: false,
  previous: null,
  next: null,
  editHref: null,
  lastUpdate: null,
};

/**
 * The smallest set that a greedy search finds of pages which together have every kind of element of all of them: an element is
 * told by its name, classes, attributes and nearest ancestors, and whether it is empty; a heading by the one before it; a page by
 * what its shell shows. A page with something new is therefore always among them.
 * @param {{ html: string, page: object }[]} pages articles, and what their documents tell of them
 * @returns the chosen ones, in the order of the given
 */
export function coveringPages(pages) {
  const features = pages.map(featuresOf);
  const left = new Set(features.flatMap((own) => [...own]));
  const chosen = new Set();
  while (left.size > 0) {
    const counts = features.map((own) => [...own].filter((feature) => left.has(feature)).length);
    const best = counts.indexOf(Math.max(...counts));
    chosen.add(best);
    for (const feature of features[best]) left.delete(feature);
  }
  return pages.filter((_, index) => chosen.has(index));
}

/** @returns {Set<string>} what a page shows, by kind */
export function featuresOf({ html, page }) {
  const features = new Set(
    Object.entries({ ...UNSAID, ...page }).map(([key, value]) => `page ${key} ${shapeOf(value)}`),
  );
  let lastHeading = 'h1';
  const visit = (node, ancestors) => {
    for (const child of node.childNodes ?? []) {
      if (!child.tagName) continue;
      const name = nameOf(child);
      features.add([...ancestors, name + detailsOf(child)].join(' > '));
      if (/^h[1-6]$/.test(child.tagName)) {
        features.add(`${child.tagName} after ${lastHeading}`);
        lastHeading = child.tagName;
      }
      visit(child.content ?? child, [...ancestors, name].slice(-MAX_ANCESTORS));
    }
  };
  visit(parseFragment(html), []);
  return features;
}

/** Whether the shell has something to show, and of texts of which length no more than that. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.length > 0 ? 'some' : 'none';
  return typeof value === 'boolean' || value === null ? String(value) : typeof value;
}

function nameOf({ tagName, attrs }) {
  const classes =
    attrs
      .find(({ name }) => name === 'class')
      ?.value.split(/\s+/)
      .sort() ?? [];
  return [tagName, ...classes].join('.');
}

function detailsOf(element) {
  const attributes = element.attrs
    .filter(({ name }) => name !== 'class')
    .map(({ name, value }) => (VALUES_THAT_COUNT.has(name) || value === '' ? `${name}=${value}` : name));
  const isEmpty = NAMED.test(element.tagName) && !hasText(element);
  return `[${attributes.sort().join(' ')}]${isEmpty ? ' empty' : ''}`;
}

const hasText = (node) =>
  node.nodeName === '#text' ? node.value.trim() !== '' : (node.childNodes ?? []).some(hasText);
