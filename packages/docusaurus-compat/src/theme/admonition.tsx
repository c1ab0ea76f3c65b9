import type { ReactNode } from 'react';

/** What an admonition is told. */
export interface AdmonitionProps {
  /** @default 'note' */
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

/** An admonition in the markup of the content pipeline. */
export default function Admonition({ type = 'note', title, children }: AdmonitionProps) {
  return (
    <div className="admonition" data-type={type} role="note">
      <p className="admonition-title">{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  );
}
