import { createHash } from 'node:crypto';
import {
  type CompiledPage,
  fillMarkdownSlots,
  fillSlots,
  resolveMarkdown,
  resolveReferences,
} from '@org/content-pipeline/compiled';
import type { Reference } from '@org/site-model';
import type { PageEnvelope, PagePayload, RouteEntry, ShellPage } from '@org/theme-shell';
import type { ShellAssets } from '@org/theme-shell/server';
import { findSource } from '../2-link/check-links.js';
import { hashedName } from '../2-link/content-assets.js';
import { encodePath, markdownAddress, siteAddress } from '../addresses/site-addresses.js';
import type { SiteModel } from '../2-link/site-model.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { RenderPage } from './bundle.js';

/** What the pages of one build share while they are rendered. */
export interface RenderContext {
  model: SiteModel;
  config: ResolvedSiteConfig;
  render: RenderPage;
  assets: ShellAssets;
  /** Identity of the bundle and of the data format. */
  shell: string;
  /** Data files of the whole site: address → text. */
  dataFiles: Map<string, string>;
  siteUrl: string;
  sidebarUrls: Record<string, string>;
  /** Addresses and titles of all pages, which the not-found page alone reads. */
  routesUrl: string;
  addresses: ReadonlySet<string>;
  /** Addresses of pages with an article, whose plain Markdown others may lead to. */
  articles: ReadonlySet<string>;
  /** Base path of the whole site, which files of all locales lie below. */
  rootBaseUrl: string;
  /** Style sheets that React pages import, by component. @default their modules bring them along */
  pageStyles?: Record<string, string[]>;
  extraModules?: string[];
}

export interface RenderedPage {
  html: string;
  payload: string;
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
  const addresses = new Set(model.routes.map(({ path }) => path));
  const articles = new Set(Object.values(model.hrefs));
  return { ...input, shell, dataFiles, siteUrl, sidebarUrls, routesUrl, addresses, articles };
}

/** What the not-found page may offer. */
function routeEntries({ routes, pages, unlisted }: SiteModel): RouteEntry[] {
  const hidden = new Set(unlisted);
  return routes.flatMap(({ path, source }): RouteEntry[] => {
    const page = pages[source];
    return page && !hidden.has(path) ? [[path, page.title]] : [];
  });
}

/** An article with its final addresses, and what it needs beside what all pages have. */
export interface FinishedArticle {
  html: string;
  assets: readonly string[];
}

export const NO_ARTICLE: FinishedArticle = { html: '', assets: [] };

/** RENDER for one page: document and payload. Pure. */
export function renderPage(
  page: ShellPage,
  { html, assets }: FinishedArticle,
  context: RenderContext,
): RenderedPage {
  const { model, sidebarUrls, siteUrl, shell } = context;
  const sidebarId = page.kind === 'doc' ? page.sidebar : null;
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
  const document = context.render({
    envelope,
    site: model.site,
    sidebar: (sidebarId && model.sidebars[sidebarId]) || null,
    html,
    assets: context.assets,
    ...(context.extraModules ? { extraModules: context.extraModules } : {}),
  });
  return { html: document, payload: JSON.stringify({ ...envelope, html } satisfies PagePayload) };
}

/** Encoded, but for escapes that COMPILE has kept because they stand for what an address would read otherwise. */
const encodeKept = (target: string): string => encodeURI(target).replace(/%25([\da-f]{2})/gi, '%$1');

type AddressContext = Pick<RenderContext, 'model' | 'config' | 'addresses' | 'articles' | 'rootBaseUrl'>;

/** A compiled page's article with its final addresses, and the cards of the pages below it. */
export function finishArticle(
  page: Pick<CompiledPage, 'html' | 'references' | 'slots' | 'source' | 'assets'>,
  context: AddressContext,
): FinishedArticle {
  const html = resolveReferences(
    page,
    finalAddress(context, (address) => address),
  );
  const filled = page.slots.length > 0 ? fillSlots(html, slotCards(page, context)) : html;
  return { html: filled, assets: page.assets };
}

/** The same for its plain Markdown, which leads to that of other pages. */
export function finishMarkdown(
  page: Pick<CompiledPage, 'markdown' | 'references' | 'slots' | 'source'>,
  context: AddressContext,
): string {
  const twin = (address: string): string =>
    context.articles.has(address) ? markdownAddress(address, context.config) : address;
  const markdown = resolveMarkdown(page, finalAddress(context, twin));
  const cards = slotCards(page, context).map((list) =>
    list.map((card) => ({ ...card, href: twin(card.href) })),
  );
  return page.slots.length > 0 ? fillMarkdownSlots(markdown, cards) : markdown;
}

const slotCards = ({ slots, source }: Pick<CompiledPage, 'slots' | 'source'>, { model }: AddressContext) =>
  slots.map(() => model.childCards[source] ?? []);

/** Where a reference leads; an address of a page goes through `toPage`. */
function finalAddress(
  { model, config, addresses, rootBaseUrl }: AddressContext,
  toPage: (address: string) => string,
): (reference: Reference) => string {
  const sources = { has: (source: string) => source in model.hrefs };
  // A page's address in the site's own form; anything else below the base path is a file, and the same in all locales.
  const routeAddress = (target: string): string => {
    const address = siteAddress(target, config);
    if (addresses.has(address)) return address;
    // Straight to where it leads: a redirect costs the reader a request.
    return (
      model.redirects.find(({ from }) => from === address)?.to ?? rootBaseUrl + encodeKept(target.slice(1))
    );
  };
  return (reference) => {
    const { kind, query, hash } = reference;
    const tail = query + hash;
    switch (kind) {
      case 'anchor':
        return tail;
      case 'route':
        return toPage(routeAddress(reference.target)) + tail;
      case 'asset':
        return (model.assets[reference.target] ?? reference.href) + tail;
      default:
        return toPage(model.hrefs[findSource(reference, sources) ?? ''] ?? reference.href) + tail;
    }
  };
}
