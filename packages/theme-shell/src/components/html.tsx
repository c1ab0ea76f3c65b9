import { useMemo } from 'react';
import { trustedHtml } from '../client/trusted-html.js';

interface Props {
  /** From the site's own configuration. */
  value: string;
  className?: string;
}

/** Ready-made HTML, in a form that a page under Trusted Types accepts. */
export function Html({ value, className }: Props) {
  const html = useMemo(() => trustedHtml(value), [value]);
  return (
    <div
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html as string }}
    />
  );
}
