import type { ReactNode } from 'react';
import { useShell } from './shell-context.js';

export interface LinkProps {
  href: string;
  className?: string | undefined;
  current?: boolean;
  /** Marks the link as one that opens the search in place. */
  opensSearch?: boolean;
  /** Accessible name, where the text does not say enough. */
  label?: string;
  children: ReactNode;
}

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** A plain `<a>`: the shell follows clicks on same-origin addresses by itself. Addresses from `/` get the base path. */
export function Link({ href, className, current, label, opensSearch, children }: LinkProps) {
  const { baseUrl } = useShell().site;
  const external = EXTERNAL.test(href);
  return (
    <a
      href={withBase(href, baseUrl)}
      className={className}
      rel={external ? 'noopener' : undefined}
      aria-label={label}
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
  const [pathname = ''] = href.split(/[?#]/, 1);
  return local && !`${pathname}/`.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
}
