import type { ReactNode } from 'react';
import { useShell } from './shell-context.js';

export interface LinkProps {
  href: string;
  className?: string | undefined;
  current?: boolean;
  /** Marks the link as one that opens the search in place. */
  opensSearch?: boolean;
  children: ReactNode;
}

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** A plain `<a>`: the shell follows clicks on same-origin addresses by itself. Addresses from `/` get the base path. */
export function Link({ href, className, current, opensSearch, children }: LinkProps) {
  const { baseUrl } = useShell().site;
  const external = EXTERNAL.test(href);
  return (
    <a
      href={withBase(href, baseUrl)}
      className={className}
      rel={external ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      data-search-open={opensSearch ? '' : undefined}
      aria-keyshortcuts={opensSearch ? 'Control+K Meta+K /' : undefined}
    >
      {children}
    </a>
  );
}

/** Adds the base path to an address of this site that lacks it. */
export function withBase(href: string, baseUrl: string): string {
  const local = href.startsWith('/') && !href.startsWith('//');
  return local && !`${href}/`.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
}
