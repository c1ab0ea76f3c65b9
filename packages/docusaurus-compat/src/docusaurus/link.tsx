import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useWithBase } from './base-path.js';

/** What an `<a>` takes, and `to`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the site; `href` says the same. */
  to?: string;
  children?: ReactNode;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  autoAddBaseUrl?: boolean;
}

/** A link. Addresses of the site begin at its root; in content, the base path is put before them when the site is linked. */
export default function Link({
  to,
  href,
  isNavLink,
  activeClassName,
  exact,
  autoAddBaseUrl,
  ...props
}: LinkProps) {
  const withBase = useWithBase();
  const address = to ?? href;
  return <a href={address === undefined ? address : withBase(address)} {...props} />;
}
