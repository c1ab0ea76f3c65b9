import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.js';

interface Props {
  /** From the site's own configuration. */
  value: string;
  className?: string;
  /** @default that of the page */
  dir?: 'auto';
}

/** Ready-made HTML, in a form that a page under Trusted Types accepts. */
export function Html({ value, ...attributes }: Props) {
  const html = useMemo(() => trustedHtml(value), [value]);
  return (
    <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />
  );
}
