import type { ExpectedPage } from './compare-sites.js';
import type { Diagnostic } from './migrated-site.js';

/** What is said of the content itself, wherever it is shown: Docusaurus has the same and does not look at it. */
const OF_CONTENT = new Set(['image-without-alt', 'diagram-without-name', 'page-heading-second']);
const LINKS = new Set(['link-broken', 'link-broken-file', 'link-broken-anchor']);

/** Whether a diagnostic is about a fault that the source has as well, and Docusaurus's pages with it. */
export function faultsOf(pages: readonly ExpectedPage[]): (diagnostic: Diagnostic) => boolean {
  const ids = new Map(pages.map(({ address, ids: own = [] }) => [address, new Set(own)]));
  const broken = new Set<string>();
  for (const { content } of pages)
    for (const link of content.links) {
      const [, address = '', , hash] = /^(\/[^#?]*)(\?[^#]*)?#?(.*)$/.exec(link) ?? [];
      const there = ids.get(address);
      if (address !== '' && (!there || (hash && !there.has(hash)))) broken.add(nameOf(link));
    }
  return ({ code, message }) => {
    if (OF_CONTENT.has(code)) return true;
    const [, link] = /^The link "([^"]*)"/.exec(message) ?? [];
    return LINKS.has(code) && link !== undefined && broken.has(nameOf(link));
  };
}

/** What two ways of writing the same link have in common: the last name in it, and its hash. */
function nameOf(link: string): string {
  const [path = '', hash = ''] = link.split('#');
  if (hash) return `#${hash}`;
  return path
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/\.mdx?$/, '')
    .toLowerCase();
}
