import type { Heading, Link } from '@org/site-model';
import type { DocPage, PageEnvelope, ShellPage } from './shell-page.js';

/** What the head of a document says of its page, and the page's data therefore do not. */
const IN_HEAD = ['documentTitle', 'canonical', 'markdownHref', 'searchFacets'] as const;
/** What most pages have, and their data therefore do not say. */
const COMMON: Partial<Record<string, unknown>> = { noIndex: false };
const COMMON_OF_DOCUMENTS = {
  ...COMMON,
  hideTitle: false,
  previous: null,
  next: null,
  editHref: null,
  lastUpdate: null,
};

/** Of most headings. */
const COMMON_DEPTH = 2;

type InHead = (typeof IN_HEAD)[number];
type WrittenHeading = [id: string, text: string, depth?: number];
type WrittenLink = [href: string, label: string];

/** Lists of what has names in a {@link DocPage}: most bytes of those are names. */
interface InLists {
  headings?: WrittenHeading[];
  previous?: WrittenLink;
  next?: WrittenLink;
}

type Written<Page> = Page extends ShellPage
  ? Omit<Page, InHead | keyof InLists> & Partial<Pick<Page, InHead>> & InLists
  : never;

/** What a document carries as JSON: its envelope, without what else the document says. */
export interface PageData extends Omit<PageEnvelope, 'page'> {
  page: Written<ShellPage>;
}

const commonOf = ({ kind }: Pick<ShellPage, 'kind'>): Partial<Record<string, unknown>> =>
  kind === 'doc' ? COMMON_OF_DOCUMENTS : COMMON;

function toLists({ headings, previous, next }: DocPage): InLists {
  return {
    headings: headings.map(({ id, text, depth }) =>
      depth === COMMON_DEPTH ? [id, text] : [id, text, depth],
    ),
    ...(previous && { previous: [previous.href, previous.label] }),
    ...(next && { next: [next.href, next.label] }),
  };
}

function fromLists({ headings, previous, next }: InLists): Partial<DocPage> {
  const toLink = ([href, label]: WrittenLink): Link => ({ href, label });
  return {
    ...(headings && {
      headings: headings.map(([id, text, depth = COMMON_DEPTH]): Heading => ({ id, depth, text })),
    }),
    ...(previous && { previous: toLink(previous) }),
    ...(next && { next: toLink(next) }),
  };
}

export function toPageData({ page, ...envelope }: PageEnvelope): PageData {
  const common = commonOf(page);
  // The page for unknown addresses has no canonical one in its head.
  const isInHead = (name: string): boolean =>
    page.kind !== 'not-found' && IN_HEAD.some((one) => one === name);
  const written = Object.entries(page).filter(
    ([name, value]) => !isInHead(name) && !(name in common && common[name] === value),
  );
  const lists = page.kind === 'doc' && toLists(page);
  return {
    ...envelope,
    page: { ...Object.fromEntries(written), ...lists } as unknown as PageData['page'],
  };
}

/** The whole page, from its data and the document that carries them: the one on the screen, or one that was fetched. */
export function pageOf({ page }: PageData, { head }: Document): ShellPage {
  const attribute = (selector: string, name: string): string | undefined =>
    head.querySelector(selector)?.getAttribute(name) ?? undefined;
  const markdownHref = attribute('link[type="text/markdown"]', 'href');
  const facets = [...head.querySelectorAll('meta[name^="docsearch:"]')].map((element): [string, string] => [
    element.getAttribute('name')?.slice('docsearch:'.length) ?? '',
    element.getAttribute('content') ?? '',
  ]);
  return {
    ...commonOf(page),
    documentTitle: head.querySelector('title')?.textContent ?? page.title,
    // Something in between may have taken it out.
    canonical: attribute('link[rel=canonical]', 'href') ?? new URL(page.path, location.origin).href,
    ...(markdownHref !== undefined && { markdownHref }),
    ...(facets.length > 0 && { searchFacets: Object.fromEntries(facets) }),
    ...page,
    ...fromLists(page),
  } as ShellPage;
}
