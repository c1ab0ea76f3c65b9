import type { CompiledPage } from '@org/content-pipeline';
import type { Card, Diagnostic } from '@org/site-model';
import type { SearchSettings } from '@org/search-ui';
import type { ShellPage, ShellSidebar, ShellSite } from '@org/theme-shell';
import type { BlogFeed, PostList } from './post-list.js';

/** `document`: a page of the content, or of an API; `component`: a React page of the app; `index`: a list that is generated. */
type PageKind = 'document' | 'component' | 'index';

/** Which page of a site. */
export interface PageKey {
  kind: PageKind;
  /** A document's content source; the path of any other, below the base path. */
  name: string;
}

/** What LINK needs of a compiled page: everything but its text. */
export type PageSummary = Omit<CompiledPage, 'html' | 'markdown' | 'sections'>;

/** One address and its one owner. */
export interface Route {
  /** With the base path. */
  path: string;
  page: PageKey;
}

/** An address that leads to another one. */
export interface Redirect {
  /** With the base path. */
  from: string;
  /** With the base path, the query and the hash; or an address of another site. */
  to: string;
}

/** The linked site: plain JSON, without any article. Everything that needs more than one page is decided here. */
export interface SiteModel {
  site: ShellSite<SearchSettings>;
  routes: Route[];
  /** Shell data of each page, by its key. */
  pages: Record<PageKind, Record<string, ShellPage>>;
  notFound: ShellPage;
  redirects: Redirect[];
  sidebars: Record<string, ShellSidebar>;
  /** Addresses of pages that answer but stand in no list: `unlisted` in their front matter. */
  unlisted: string[];
  /** What the feeds of each blog tell. */
  blogs: BlogFeed[];
  /** What pages that list posts print, by their path below the base path. */
  postLists: Record<string, PostList>;
  /** Cards for the pages below a page that is a category's own, by content source. */
  childCards: Record<string, Card[]>;
  /** Final address of each content source. */
  hrefs: Record<string, string>;
  /** Final address of each file of the content that pages show or offer, by content path. */
  assets: Record<string, string>;
  /** Final address of each reference of a content page, by its source and the reference's index. */
  links: Record<string, string[]>;
  diagnostics: Diagnostic[];
}

/** Shell data of a page. */
export const pageOf = ({ pages }: Pick<SiteModel, 'pages'>, { kind, name }: PageKey): ShellPage | undefined =>
  pages[kind][name];

/** Documents that answer at an address, by their source: one whose address belongs to another page does not. */
export const ownDocuments = ({
  routes,
  pages,
}: Pick<SiteModel, 'pages' | 'routes'>): Map<string, ShellPage> =>
  new Map(
    routes.flatMap(({ page: { kind, name } }) => {
      const page = kind === 'document' ? pages.document[name] : undefined;
      return page ? [[name, page] as const] : [];
    }),
  );
