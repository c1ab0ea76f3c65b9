import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchShared, readPageData } from '../behaviours/loading/page-data.js';
import { ELEMENT_IDS } from '../model/constants.js';
import { pageOf } from '../model/page-data.js';
import type { PageEnvelope, ShellPage } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';
import type { ShellCustomisation } from '../components/frame/part.js';
import { ArticleIslands } from './islands/article-islands.js';
import type { IslandLoaders } from './islands/islands.js';
import { LazyPage } from './pages/lazy-page.js';
import { Navigation } from './navigation/navigation.js';
import { loadPageStyles, setPageHead } from './navigation/page-head.js';
import { type PageLoaders, PageModules } from './pages/page-modules.js';
import { type FetchedPage, PageFetcher } from './navigation/page-fetcher.js';
import { createNavigator } from './navigation/router-state.js';
import { prefetchLinks } from './navigation/prefetch-links.js';
import { ProgressBar } from './navigation/progress-bar.js';
import { ScrollMemory } from './navigation/scroll-memory.js';
import { ShellApp, type View, type ViewHandle } from './shell-app.js';
import { trustedHtml } from '../components/frame/trusted-html.js';

/** Modules of the site that the shell loads. */
export interface ShellOptions {
  /** The site's React pages: `import.meta.glob('./pages/*.tsx')`. */
  pages: PageLoaders;
  /** The site's own parts and slots, the same as on the server. @default none */
  customisation?: ShellCustomisation;
  /** Components that articles have as islands: `import.meta.glob('./islands/*.tsx')`. @default none */
  islands?: IslandLoaders;
}

/**
 * Hydrates the shell around the article that is there, and takes navigation over. Answers with what all pages share, or
 * `null` where the document is no page of the shell.
 * @typeParam Search type of `site.search.settings`
 */
export async function startShell<Search = unknown>({
  pages,
  customisation,
  islands: loaders = {},
}: ShellOptions): Promise<ShellSite<Search> | null> {
  const data = readPageData();
  const root = document.getElementById(ELEMENT_IDS.root);
  if (!data || !root) return null;
  const envelope = { ...data, page: pageOf(data, document) };

  const modules = new PageModules(pages, { loadWrapper: loadRouter });
  const islands = new ArticleIslands(loaders);
  const [site, initial] = await Promise.all([
    fetchShared<ShellSite<Search>>(envelope.siteUrl),
    firstView(envelope, modules),
  ]);

  if (envelope.page.kind !== 'not-found') showOwnAddress(envelope.page.path);
  const fetcher = new PageFetcher(envelope.shell);
  let navigation: Navigation | undefined;
  const navigator = createNavigator((url, action) => void navigation?.go(url, action));

  const onReady = (handle: ViewHandle): void => {
    navigation ??= new Navigation({
      pages: fetcher,
      progress: new ProgressBar(),
      scroll: new ScrollMemory(),
      baseUrl: site.baseUrl,
      otherLocales: localesBelow(site),
      setHead: (page) => setPageHead(page, site),
      prepare: async (fetched) => {
        const view = await nextView(fetched, modules);
        return (action) => {
          islands.unmount();
          handle.show(view, action);
        };
      },
      syncLocation: handle.syncLocation,
    });
    prefetchLinks(navigation, fetcher);
    islands.start();
    document.documentElement.dataset.shell = 'ready';
  };
  startTransition(() => {
    hydrateRoot(root, <ShellApp {...{ site, initial, navigator, customisation, onReady }} />);
  });
  return site;
}

const loadRouter = async () => (await import('./pages/page-router.js')).withRouter;

/** Hosts answer at other spellings of an address too. */
function showOwnAddress(path: string): void {
  const own = new URL(path + location.search + location.hash, location.origin);
  if (own.href !== location.href) history.replaceState(history.state, '', own);
}

/** Where a path below the base path is not this locale's. */
const localesBelow = ({ locales = [], baseUrl }: ShellSite): string[] =>
  locales.map(({ basePath }) => basePath).filter((path) => path !== baseUrl && path.startsWith(baseUrl));

const fetchSidebar = (url: string | null): Promise<ShellSidebar> | null => (url ? fetchShared(url) : null);

/** The article stays as the server made it, and a React page must be there before it can be hydrated. */
async function firstView({ page, sidebarUrl }: PageEnvelope, modules: PageModules): Promise<View> {
  const [sidebar, PageComponent] = await Promise.all([
    fetchSidebar(sidebarUrl),
    firstComponent(page, modules),
  ]);
  return { page, sidebar, html: trustedHtml(''), PageComponent };
}

async function firstComponent(page: ShellPage, modules: PageModules): Promise<ComponentType | null> {
  if (page.kind === 'component') return modules.load(page.component);
  if (page.kind !== 'not-found') return null;
  return (await import('../components/fallbacks/not-found.js')).MissingPage;
}

async function nextView(fetched: FetchedPage, modules: PageModules): Promise<View> {
  const { page, sidebarUrl, styles, html } = fetched;
  const [sidebar] = await Promise.all([fetchSidebar(sidebarUrl), loadPageStyles(styles)]);
  return { page, sidebar, html: trustedHtml(html), PageComponent: pageComponent(page, modules) };
}

function pageComponent(page: ShellPage, modules: PageModules) {
  if (page.kind !== 'component') return null;
  const { component: name } = page;
  return modules.peek(name) ?? (() => <LazyPage name={name} modules={modules} />);
}
