import { createContext } from 'react';
import type { Location, Navigator, To } from 'react-router';
import { useProvided } from '../../components/frame/shell-context.js';
import type { NavigationAction } from './navigation.js';

/** The location, and how code navigates: what react-router needs to know, without react-router. */
interface RouterState {
  location: Partial<Location>;
  action: NavigationAction;
  navigator: Navigator;
}

const RouterStateContext = createContext<RouterState | null>(null);

export const RouterStateProvider = RouterStateContext.Provider;

/** @throws outside of the shell of a browser */
export const useRouterState = (): RouterState => useProvided(RouterStateContext);

/**
 * The location that the address bar shows. To a router `/docs` is outside of `/docs/`, where it would show nothing: what is outside
 * counts as the root.
 */
export function readRouterState(
  action: NavigationAction,
  { baseUrl, navigator }: { baseUrl: string; navigator: Navigator },
): RouterState {
  const { pathname, search, hash } = window.location;
  const inside = pathname.startsWith(baseUrl) ? pathname : baseUrl;
  return {
    location: { pathname: inside, search, hash, state: history.state as unknown, key: 'default' },
    action,
    navigator,
  };
}

/** Lets routers navigate by the shell. */
export function createNavigator(go: (url: URL, action: 'PUSH' | 'REPLACE') => void): Navigator {
  return {
    push: (to) => go(toUrl(to), 'PUSH'),
    replace: (to) => go(toUrl(to), 'REPLACE'),
    go: (delta) => history.go(delta),
    createHref: (to) => {
      const { pathname, search, hash } = toUrl(to);
      return pathname + search + hash;
    },
  };
}

/** What a target leaves out is empty, and its path is the current one. */
function toUrl(to: To): URL {
  if (typeof to === 'string') return new URL(to, location.href);
  const { pathname = location.pathname, search = '', hash = '' } = to;
  return new URL(pathname + search + hash, location.href);
}
