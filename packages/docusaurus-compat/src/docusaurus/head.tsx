import type { ReactNode } from 'react';

/** Nothing: what is in the head of a page comes from its front matter. */
export default function Head(_props: { children?: ReactNode }) {
  return null;
}
