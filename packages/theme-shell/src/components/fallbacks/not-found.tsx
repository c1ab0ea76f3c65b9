import { useEffect, useState } from 'react';
import { withBase } from '../../model/addresses.js';
import { ELEMENT_IDS } from '../../model/constants.js';
import { wordsOf } from '../../model/address-words.js';
import type { RouteEntry } from '../../model/shell-page.js';
import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useHydrated, useShell } from '../frame/shell-context.js';

/** One file answers for every unknown address, so what depends on the address is made in the browser. */
export const NotFound = part('NotFound', ({ page }) => {
  const { site } = useShell();
  const nearest = useNearest(page.routesUrl, site.baseUrl);
  const links = [
    { href: site.homeHref, label: site.title },
    ...site.navbar.filter((item) => item.type === 'link'),
  ];
  return (
    <main id={ELEMENT_IDS.main} className="not-found" tabIndex={-1}>
      <h1 tabIndex={-1}>{site.messages.notFoundTitle}</h1>
      <p>{site.messages.notFoundText}</p>
      {site.searchHref && <SearchForm action={withBase(site.searchHref, site)} />}
      {nearest.length > 0 && (
        <section>
          <h2>{site.messages.nearestPages}</h2>
          <ul className="nearest">
            {nearest.map(([path, title]) => (
              <li key={path}>
                <Link href={path}>{title}</Link> <small>{path}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
});

function SearchForm({ action }: { action: string }) {
  const { messages, baseUrl } = useShell().site;
  const words = useHydrated() ? wordsOf(location.pathname, baseUrl) : '';
  return (
    <form className="not-found-search" role="search" action={action}>
      <input key={words} type="search" name="q" aria-label={messages.searchSite} defaultValue={words} />
      <button type="submit" className="button">
        {messages.search}
      </button>
    </form>
  );
}

/** What finds them is of use on this page alone. */
function useNearest(routesUrl: string | undefined, baseUrl: string): RouteEntry[] {
  const [nearest, setNearest] = useState<RouteEntry[]>([]);
  useEffect(() => {
    if (!routesUrl) return undefined;
    const gone = new AbortController();
    void import('./find-nearest.js')
      .then(({ findNearest }) => findNearest({ routesUrl, baseUrl, signal: gone.signal }, setNearest))
      // The page shows what matters; without suggestions it is complete.
      .catch(() => undefined);
    return () => gone.abort();
  }, [routesUrl, baseUrl]);
  return nearest;
}
