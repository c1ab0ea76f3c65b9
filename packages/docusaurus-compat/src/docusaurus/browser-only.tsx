import { type ReactNode, useEffect, useState } from 'react';

/** Shows its content in the browser alone: in an island. Elsewhere it is its fallback. */
export default function BrowserOnly({
  children,
  fallback = null,
}: {
  children: () => ReactNode;
  fallback?: ReactNode;
}) {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return <>{isBrowser ? children() : fallback}</>;
}
