import type { DetailsHTMLAttributes, ReactNode } from 'react';

/** A section that opens. */
export default function Details({
  summary,
  children,
  ...props
}: Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'summary'> & { summary?: ReactNode }) {
  const label =
    typeof summary === 'string' || summary === undefined ? (
      <summary>{summary ?? 'Details'}</summary>
    ) : (
      summary
    );
  return (
    <details className="details" {...props}>
      {label}
      {children}
    </details>
  );
}
