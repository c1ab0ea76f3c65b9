import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Navigator } from 'react-router';
import type { ArticleHtml } from '../components/article-html.js';
import { Crash, tryAgain } from '../components/crash-page.js';
import { PageBoundary } from '../components/page-boundary.js';
import type { ShellCustomisation } from '../components/part.js';
import { Shell } from '../components/shell.js';
import type { ShellPage } from '../model/shell-page.js';
import type { ShellSidebar, ShellSite } from '../model/shell-site.js';
import type { NavigationAction } from './navigation.js';
import { PlaceProvider, readPlace } from './place.js';

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
  const [place, setPlace] = useState(() => readPlace('POP', { baseUrl: site.baseUrl, navigator }));

  const handle = useMemo<ViewHandle>(() => {
    const update = (action: NavigationAction): void =>
      setPlace(readPlace(action, { baseUrl: site.baseUrl, navigator }));
    return {
      show: (next, action) =>
        flushSync(() => {
          setView(next);
          update(action);
        }),
      relocate: (action) => flushSync(() => update(action)),
    };
  }, [site.baseUrl, navigator]);
  useEffect(() => onReady(handle), [handle, onReady]);

  return (
    <PlaceProvider value={place}>
      <PageBoundary
        resetKey={view}
        fallback={(error, retry) => (
          <Crash messages={site.messages} error={error} retry={() => tryAgain(view.page, retry)} />
        )}
      >
        <Shell site={site} customisation={customisation} {...view} />
      </PageBoundary>
    </PlaceProvider>
  );
}
