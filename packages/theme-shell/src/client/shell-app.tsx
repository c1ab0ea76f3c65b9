import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, type Navigator, Router } from 'react-router';
import type { ArticleHtml } from '../components/article-html.js';
import { Crash, tryAgain } from '../components/crash-page.js';
import { PageBoundary } from '../components/page-boundary.js';
import type { ShellCustomisation } from '../components/part.js';
import { Shell } from '../components/shell.js';
import type { ShellPage } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';
import type { NavigationAction } from './navigation.js';

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
  relocate(action: NavigationAction): void;
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
  const [place, setPlace] = useState(() => readPlace('POP', site.baseUrl));

  const handle = useMemo<ViewHandle>(
    () => ({
      show: (next, action) =>
        flushSync(() => {
          setView(next);
          setPlace(readPlace(action, site.baseUrl));
        }),
      relocate: (action) => flushSync(() => setPlace(readPlace(action, site.baseUrl))),
    }),
    [site.baseUrl],
  );
  useEffect(() => onReady(handle), [handle, onReady]);

  return (
    <Router
      basename={site.baseUrl}
      location={place.location}
      navigationType={place.action as never}
      navigator={navigator}
    >
      <PageBoundary
        resetKey={view}
        fallback={(error, retry) => (
          <Crash strings={site.strings} error={error} retry={() => tryAgain(view.page, retry)} />
        )}
      >
        <Shell site={site} customisation={customisation} {...view} />
      </PageBoundary>
    </Router>
  );
}

/** To the router `/docs` lies outside of `/docs/`, where it would show nothing: what is outside counts as the root. */
function readPlace(
  action: NavigationAction,
  baseUrl: string,
): { location: Partial<Location>; action: NavigationAction } {
  const { pathname, search, hash } = window.location;
  const inside = pathname.startsWith(baseUrl) ? pathname : baseUrl;
  return { location: { pathname: inside, search, hash, state: history.state, key: 'default' }, action };
}
