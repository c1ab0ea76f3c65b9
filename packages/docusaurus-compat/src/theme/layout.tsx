import type { ReactNode } from 'react';

/** The shell is around every page already; this is the content alone. */
export default function Layout({
  children,
}: {
  children?: ReactNode;
  title?: string;
  description?: string;
  wrapperClassName?: string;
  noFooter?: boolean;
}) {
  return <>{children}</>;
}
