import type { ReactNode } from 'react';
import { BasePath } from '../docusaurus/base-path.js';

/** The shell is around every page already; this is the content alone. */
export default function Layout({
  children,
  baseUrl = null,
}: {
  children?: ReactNode;
  title?: string;
  description?: string;
  wrapperClassName?: string;
  noFooter?: boolean;
  /** Base path of the site, for links of the page. @default addresses stay as they are written */
  baseUrl?: string | null;
}) {
  return <BasePath.Provider value={baseUrl}>{children}</BasePath.Provider>;
}
