import type { HTMLAttributes } from 'react';

/** A heading of a level. Permalinks and ids are the page's to give. */
export default function Heading({
  as: Level = 'h2',
  ...props
}: HTMLAttributes<HTMLHeadingElement> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  return <Level {...props} />;
}
