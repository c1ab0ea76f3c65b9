import type { ReactNode } from 'react';

/** What a block of code is told. */
export interface CodeBlockProps {
  children?: ReactNode;
  language?: string;
  className?: string;
  title?: ReactNode;
}

/** A block of code in the markup of the content pipeline, without colors. */
export default function CodeBlock({ children, language, className, title }: CodeBlockProps) {
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1];
  return (
    <figure className="code">
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre tabIndex={0} data-language={name}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
