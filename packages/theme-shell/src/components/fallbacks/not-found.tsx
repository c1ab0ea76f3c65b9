import { type ComponentType, useEffect, useState } from 'react';
import { withBase } from '../../model/addresses.js';
import { ELEMENT_IDS } from '../../model/constants.js';
import { wordsOf } from '../../model/address-words.js';
import type { NavbarLink } from '../../model/navbar.js';
import type { RouteEntry } from '../../model/shell-page.js';
import type { ShellSite } from '../../model/shell-site.js';
import { findNearest } from './find-nearest.js';
import { Icon, IconLabel } from '../frame/icons.js';
import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useHydrated, useShell } from '../frame/shell-context.js';

/** One file answers for every unknown address, so what depends on the address is made in the browser. */
const NotFound = part('NotFound', ({ page }) => {
  const { site } = useShell();
  const { messages, searchHref } = site;
  return (
    <main id={ELEMENT_IDS.main} className="not-found" tabIndex={-1}>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>{messages.notFoundTitle}</h1>
      <p className="not-found-lead">{messages.notFoundText}</p>
      <AskedAddress />
      {searchHref && <SearchForm action={withBase(searchHref, site)} />}
      <WaysOn />
      {/* The last, because it comes later: nothing moves for it. */}
      <Nearest routesUrl={page.routesUrl} />
    </main>
  );
});

/** The page at an address that is none. A module of its own, because it is the only page that needs it. */
export const MissingPage: ComponentType = () => {
  const { page } = useShell();
  return page.kind === 'not-found' ? <NotFound page={page} /> : null;
};

function AskedAddress() {
  const isHydrated = useHydrated();
  const { messages } = useShell().site;
  return (
    <p className="not-found-address">
      {isHydrated && (
        <>
          <span className="visually-hidden">{messages.askedAddress} </span>
          <bdi dir="ltr" title={location.pathname}>
            {decoded(location.pathname)}
          </bdi>
        </>
      )}
    </p>
  );
}

/** As the reader may have typed it. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function SearchForm({ action }: { action: string }) {
  const { messages, baseUrl } = useShell().site;
  const words = useHydrated() ? wordsOf(location.pathname, baseUrl) : '';
  return (
    <form className="not-found-search" role="search" action={action}>
      <label>
        <Icon name="search" />
        <input key={words} type="search" name="q" aria-label={messages.searchSite} defaultValue={words} />
      </label>
      <button type="submit" className="button">
        {messages.search}
      </button>
    </form>
  );
}

/** Ways back into the site: its home and the areas of its navbar. */
function WaysOn() {
  const { site } = useShell();
  return (
    <nav className="not-found-ways" aria-label={site.messages.waysOn}>
      <ul>
        {waysOf(site).map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href}>
              <IconLabel icon={icon} label={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who is lost here is not helped by another site. */
function waysOf({ homeHref, title, navbar }: ShellSite): Pick<NavbarLink, 'href' | 'label' | 'icon'>[] {
  const links = navbar.filter((item) => item.type === 'link');
  return [{ href: homeHref, label: title }, ...links.filter(({ href }) => href.startsWith('/'))];
}

function Nearest({ routesUrl }: { routesUrl: string | undefined }) {
  const { messages, baseUrl } = useShell().site;
  const nearest = useNearest(routesUrl, baseUrl);
  if (nearest.length === 0) return null;
  return (
    <section>
      <h2>{messages.nearestPages}</h2>
      <ul className="nearest">
        {nearest.map(([path, title]) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
            <small dir="ltr">{decoded(path)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useNearest(routesUrl: string | undefined, baseUrl: string): RouteEntry[] {
  const [nearest, setNearest] = useState<RouteEntry[]>([]);
  useEffect(() => {
    if (!routesUrl) return undefined;
    const gone = new AbortController();
    // The page shows what matters; without suggestions it is complete.
    findNearest({ routesUrl, baseUrl, signal: gone.signal }, setNearest).catch(() => undefined);
    return () => gone.abort();
  }, [routesUrl, baseUrl]);
  return nearest;
}
