import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Navigator } from 'react-router';
import type { ArticleHtml } from '../components/frame/trusted-html.js';
import { Crash, PageBoundary, tryAgain } from '../components/fallbacks/crash-page.js';
import type { ShellCustomisation } from '../components/frame/part.js';
import { Shell } from '../components/frame/shell.js';
import type { ShellPage } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';
import type { NavigationAction } from './navigation/navigation.js';
import { readRouterState, RouterStateProvider } from './navigation/router-state.js';

/** What is on the screen. */
export interface View {
  page: ShellPage;
  sidebar: ShellSidebar | null;
  html: ArticleHtml;
  PageComponent: ComponentType | null;
}

/** How code outside of React changes the view. */
export interface ViewHandle {
  /** Draws before it returns. */
  show(view: View, action: NavigationAction): void;
  syncLocation(action: NavigationAction): void;
}

interface Props {
  site: ShellSite;
  initial: View;
  navigator: Navigator;
  customisation?: ShellCustomisation | undefined;
  onReady(handle: ViewHandle): void;
}

export function ShellApp({ site, initial, navigator, customisation, onReady }: Props) {
  const [view, setView] = useState(initial);
  const [routerState, setRouterState] = useState(() =>
    readRouterState('POP', { baseUrl: site.baseUrl, navigator }),
  );

  const handle = useMemo<ViewHandle>(() => {
    const update = (action: NavigationAction): void =>
      setRouterState(readRouterState(action, { baseUrl: site.baseUrl, navigator }));
    return {
      show: (next, action) =>
        flushSync(() => {
          setView(next);
          update(action);
        }),
      syncLocation: (action) => flushSync(() => update(action)),
    };
  }, [site.baseUrl, navigator]);
  useEffect(() => onReady(handle), [handle, onReady]);

  return (
    <RouterStateProvider value={routerState}>
      <PageBoundary
        resetKey={view}
        fallback={(error, retry) => (
          <Crash messages={site.messages} error={error} retry={() => tryAgain(view.page, retry)} />
        )}
      >
        <Shell site={site} customisation={customisation} {...view} />
      </PageBoundary>
    </RouterStateProvider>
  );
}
