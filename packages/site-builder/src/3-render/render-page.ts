import { createHash } from 'node:crypto';
import { type CompiledPage, joinHtml, joinMarkdown, type PageLinks } from '@org/content-pipeline/compiled';
import { splitAddress } from '@org/site-model';
import type { PageEnvelope, RouteEntry, ShellPage } from '@org/theme-shell';
import type { ShellAssets, SocialCard } from '@org/theme-shell/server';
import { hashedName } from '../2-link/content-assets.js';
import { encodePath, markdownAddress } from '../addresses/site-addresses.js';
import { type PageKey, pageOf, type SiteModel } from '../model/site-model.js';
import { postByline, postListHtml } from './post-html.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { RenderPage } from './bundle.js';

/** What the pages of a locale are rendered with: plain data, so that it can go to a thread. */
export interface LocaleData {
  model: Pick<SiteModel, 'site' | 'sidebars'>;
  assets: ShellAssets;
  /** Identity of the bundle and of the data format. */
  shell: string;
  siteUrl: string;
  sidebarUrls: Record<string, string>;
  /** Addresses and titles of all pages, which the not-found page alone reads. */
  routesUrl: string;
  /** Style sheets that React pages import, by component. @default their modules bring them along */
  pageStyles?: Record<string, string[]>;
  extraModules?: string[];
  /** Which headings of its article a page lists. @default it has them itself */
  tableOfContents?: ResolvedSiteConfig['tableOfContents'];
}

/** What the pages of one build share while they are rendered. */
export interface RenderContext extends LocaleData {
  model: SiteModel;
  config: ResolvedSiteConfig;
  render: RenderPage;
  /** Data files of the whole site: address → text. */
  dataFiles: Map<string, string>;
  /** Addresses of pages with an article, whose plain Markdown others may lead to. */
  articles: ReadonlySet<string>;
  /** Base path of the whole site, which files of all locales lie below. */
  rootBaseUrl: string;
}

/** The part of a context that is plain data, and no more of the model than pages need. */
export function localeData(context: RenderContext): LocaleData {
  const { assets, shell, siteUrl, sidebarUrls, routesUrl, pageStyles, extraModules, config } = context;
  const { site, sidebars } = context.model;
  return {
    model: { site, sidebars },
    assets,
    shell,
    siteUrl,
    sidebarUrls,
    routesUrl,
    ...(pageStyles && { pageStyles }),
    ...(extraModules && { extraModules }),
    ...(config.hooks.length === 0 && { tableOfContents: config.tableOfContents }),
  };
}

/** Raised when the data that travels with pages changes its shape. */
const DATA_FORMAT = 1;
const SHELL_ID_LENGTH = 10;

type ContextInput = Pick<
  RenderContext,
  'model' | 'config' | 'render' | 'assets' | 'rootBaseUrl' | 'pageStyles' | 'extraModules'
> & {
  bundleId: string;
};

/** Gives the data of the whole site their files and addresses, once for all pages. */
export function createRenderContext({ bundleId, ...input }: ContextInput): RenderContext {
  const { model, rootBaseUrl } = input;
  const dataFiles = new Map<string, string>();
  const addFile = (name: string, data: unknown): string => {
    const text = JSON.stringify(data);
    const address = `${rootBaseUrl}assets/data/${encodePath(hashedName(name, text))}`;
    dataFiles.set(address, text);
    return address;
  };
  const siteUrl = addFile(`site.${model.site.locale}.json`, model.site);
  const sidebarUrls = Object.fromEntries(
    Object.values(model.sidebars).map((sidebar) => [sidebar.id, addFile(`${sidebar.id}.json`, sidebar)]),
  );
  const routesUrl = addFile(`routes.${model.site.locale}.json`, routeEntries(model));
  const shell = createHash('sha256')
    .update(`${DATA_FORMAT}\n${bundleId}\n${siteUrl}`)
    .digest('hex')
    .slice(0, SHELL_ID_LENGTH);
  const articles = new Set(Object.values(model.hrefs));
  return { ...input, shell, dataFiles, siteUrl, sidebarUrls, routesUrl, articles };
}

/** What the not-found page may offer. */
function routeEntries(model: SiteModel): RouteEntry[] {
  const hidden = new Set(model.unlisted);
  return model.routes.flatMap(({ path, page: key }): RouteEntry[] => {
    const page = pageOf(model, key);
    return page && !hidden.has(path) ? [[path, page.title]] : [];
  });
}

/** An article with its final addresses, and what it needs beside what all pages have. */
export interface FinishedArticle {
  html: string;
  assets: readonly string[];
  /** What sites that show links show of the page. @default nothing */
  card?: SocialCard | undefined;
}

/** What a page without a source shows in the place of an article: a list of posts, or nothing. */
export function generatedArticle(
  { kind, name }: PageKey,
  { postLists }: Pick<SiteModel, 'postLists'>,
): FinishedArticle {
  const list = kind === 'index' ? postLists[name] : undefined;
  return list ? { html: postListHtml(list), assets: [] } : NO_ARTICLE;
}

const NO_ARTICLE: FinishedArticle = { html: '', assets: [] };
/** Of the page for unknown addresses. */
export const MISSING_ARTICLE: FinishedArticle = { html: '', assets: ['not-found'] };

/** RENDER for one page: its document. Pure. */
export function renderPage(
  page: ShellPage,
  { html: text, assets, card }: FinishedArticle,
  context: LocaleData & { render: RenderPage },
): string {
  const { model, sidebarUrls, siteUrl, shell } = context;
  const sidebarId = page.kind === 'doc' ? page.sidebar : null;
  const html = page.kind === 'doc' && page.post ? postByline(page.post) + text : text;
  const extras = assets.map((name) => context.assets.extras?.[name] ?? '');
  const own = (page.kind === 'component' && context.pageStyles?.[page.component]) || [];
  const styles = [...own, ...extras.filter((file) => file.endsWith('.css'))];
  const envelope: PageEnvelope = {
    shell,
    siteUrl,
    sidebarUrl: (sidebarId && sidebarUrls[sidebarId]) || null,
    ...(styles.length > 0 ? { styles } : {}),
    page: page.kind === 'not-found' ? { ...page, routesUrl: context.routesUrl } : page,
  };
  return context.render({
    envelope,
    site: model.site,
    sidebar: (sidebarId && model.sidebars[sidebarId]) || null,
    html,
    assets: context.assets,
    ...(card && { card }),
    ...(context.extraModules ? { extraModules: context.extraModules } : {}),
  });
}

type ArticleContext = Pick<RenderContext, 'model' | 'config' | 'articles'>;

/** Where a page's HTML leads, and its plain Markdown, which leads to that of other pages. */
export interface TextLinks {
  html: PageLinks;
  markdown: PageLinks;
}

type Linked = Pick<CompiledPage, 'slots' | 'source'>;

/** Of a compiled page in a locale. */
export function textLinks({ slots, source }: Linked, { model, config, articles }: ArticleContext): TextLinks {
  const addresses = model.links[source] ?? [];
  const cards = slots.map(() => model.childCards[source] ?? []);
  const alternate = (address: string): string => {
    const { pathname, query, hash } = splitAddress(address);
    return articles.has(pathname) ? markdownAddress(pathname, config) + query + hash : address;
  };
  return {
    html: { addresses, cards },
    markdown: {
      addresses: addresses.map(alternate),
      cards: cards.map((list) => list.map((card) => ({ ...card, href: alternate(card.href) }))),
    },
  };
}

/** A compiled page's article with its final addresses, and the cards of the pages below it. */
export const finishArticle = (
  { html, assets }: Pick<CompiledPage, 'html' | 'assets'>,
  links: TextLinks,
): FinishedArticle => ({ html: joinHtml(html, links.html), assets });

/** The same for its plain Markdown. */
export const finishMarkdown = ({ markdown }: Pick<CompiledPage, 'markdown'>, links: TextLinks): string =>
  joinMarkdown(markdown, links.markdown);
