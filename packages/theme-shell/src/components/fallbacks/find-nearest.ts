import { cleanPath } from '../../model/addresses.js';
import { nearestRoutes } from '../../model/nearest-routes.js';
import type { RouteEntry } from '../../model/shell-page.js';

interface Search {
  routesUrl: string;
  baseUrl: string;
  /** Aborted when the page is another. */
  signal: AbortSignal;
}

/** Shows the pages whose addresses are most like that of the document; leads on where it is another spelling of a page's own. */
export async function findNearest(
  { routesUrl, baseUrl, signal }: Search,
  show: (nearest: RouteEntry[]) => void,
): Promise<void> {
  const response = await fetch(routesUrl, { signal });
  const routes = response.ok ? ((await response.json()) as RouteEntry[]) : [];
  const { pathname, search, hash } = location;
  const own = routes.find(([path]) => path !== pathname && bare(path) === bare(pathname));
  if (own) location.replace(own[0] + search + hash);
  else if (!signal.aborted) show(nearestRoutes(pathname, routes, baseUrl));
}

/** `/x/`, `/x.html` and `/x/index.html` mean `/x`, also on hosts that have no file of that name. */
const bare = (pathname: string): string => cleanPath(pathname).replace(/\/$/, '');
