import type { ReactNode } from 'react';
import { withBase } from '../../model/addresses.js';
import { useShell } from './shell-context.js';

/** Properties of `Link`, whose address may leave the base path out. */
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
  const { site } = useShell();
  const external = EXTERNAL.test(href);
  return (
    <a
      href={withBase(href, site)}
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
