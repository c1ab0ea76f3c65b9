import { docusaurusPages, migratedPages, type BuiltPage, type PageKind } from './built-pages.js';
import { type Agreement, type Comparison, compareContent } from './compare-content.js';
import { type ContentInput, type PageContent, readContent } from './page-content.js';

/** A page as Docusaurus has built it. */
export interface ExpectedPage {
  address: string;
  kind: PageKind;
  content: PageContent;
  /** What links may lead to on it. */
  ids?: string[];
}

/** A page of the source's site, and how much of it the new site has. */
export interface ComparedPage {
  address: string;
  kind: PageKind;
  /** `null` where nothing answers at its address. */
  comparison: Comparison | null;
}

type SiteInput = Pick<ContentInput, 'baseUrl' | 'origin'> & {
  /** Folder of the built site. */
  folder: string;
};

/** What is on each page of a site that Docusaurus has built; addresses that lead to others are none. */
export const expectedPages = (site: SiteInput): ExpectedPage[] =>
  [...docusaurusPages(site.folder)]
    .filter(({ kind }) => kind !== 'redirect')
    .map((page) => ({
      address: page.address,
      kind: page.kind,
      content: contentOf(page, site),
      ids: page.ids,
    }));

/** Every page that Docusaurus has built from a source, beside the one that has its address in the migrated site. */
export function comparePages(expected: readonly ExpectedPage[], migrated: SiteInput): ComparedPage[] {
  const after = new Map<string, PageContent>();
  for (const page of migratedPages(migrated.folder))
    // A page that leads to another one has nothing on it.
    if (page.kind !== 'redirect') after.set(page.address, contentOf(page, migrated));
  return expected.map(({ address, kind, content }) => {
    // The file of an address that ends with "index" is that of the folder, which hosts show for both.
    const own = after.get(address) ?? after.get(address.replace(/\/index$/, ''));
    return { address, kind, comparison: own ? compareContent(content, own) : null };
  });
}

const NOTHING: PageContent = { words: [], headings: [], code: [], links: [], images: [] };

const contentOf = ({ article, address }: BuiltPage, { baseUrl, origin }: SiteInput): PageContent =>
  article ? readContent(article, { address, baseUrl, origin }) : NOTHING;

/** Of all pages, in one number: `1` where everything is the same, or where there is nothing. */
export function shareOf(pages: readonly ComparedPage[], part: keyof Comparison): number {
  const parts = pages.flatMap(({ comparison }): Agreement[] => (comparison ? [comparison[part]] : []));
  const all = parts.reduce((sum, agreement) => sum + agreement.all, 0);
  return all === 0 ? 1 : parts.reduce((sum, { same }) => sum + same, 0) / all;
}
