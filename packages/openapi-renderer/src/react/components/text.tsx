import type { PartProps } from './page-links.js';

interface TextProps extends PartProps {
  markdown: string;
}

/** A description of the document. Its HTML comes from an allow-list. */
export function Text({ markdown, level, links }: TextProps) {
  const html = links.text(markdown, level);
  return html === '' ? null : <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A heading with a link to itself. */
export function Heading({
  level,
  id,
  links,
  children,
}: PartProps & { id: string; children: React.ReactNode }) {
  const Tag = `h${Math.min(level, 6)}` as 'h2';
  return (
    <div className="heading">
      <Tag id={id}>{children}</Tag>
      <a className="permalink" href={`#${id}`} aria-label={links.t('Link to this section')} />
    </div>
  );
}

export function Method({ method }: { method: string }) {
  return (
    <span className="api-method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}

/** Only http and https lead anywhere; all else is text that nobody should follow. */
export const safeAddress = (url: string): string | undefined => (/^https?:\/\//i.test(url) ? url : undefined);
