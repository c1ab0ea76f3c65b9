import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, type Navigator, Router } from 'react-router';
import type { ArticleHtml } from '../components/article.js';
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
  onReady(handle: ViewHandle): void;
}

export function ShellApp({ site, initial, navigator, onReady }: Props) {
  const [view, setView] = useState(initial);
  const [place, setPlace] = useState(() => readPlace('POP'));

  const handle = useMemo<ViewHandle>(
    () => ({
      show: (next, action) =>
        flushSync(() => {
          setView(next);
          setPlace(readPlace(action));
        }),
      relocate: (action) => flushSync(() => setPlace(readPlace(action))),
    }),
    [],
  );
  useEffect(() => onReady(handle), [handle, onReady]);

  return (
    <Router
      basename={site.baseUrl}
      location={place.location}
      navigationType={place.action as never}
      navigator={navigator}
    >
      <Shell site={site} {...view} />
    </Router>
  );
}

function readPlace(action: NavigationAction): { location: Partial<Location>; action: NavigationAction } {
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash, state: history.state, key: 'default' }, action };
}
