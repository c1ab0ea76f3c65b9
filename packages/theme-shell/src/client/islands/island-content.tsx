import { createElement, type ReactNode, useCallback } from 'react';
import { trustedHtml } from '../trusted-html.js';

interface Props {
  tag: string;
  nodes: readonly Node[];
}

/**
 * The page's content in an island. It is the server's: React is told that it is empty and leaves it where it is. A component
 * that takes it away and shows it again gets the same nodes back.
 */
export function IslandContent({ tag, nodes }: Props): ReactNode {
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element && !element.firstChild) element.append(...nodes);
    },
    [nodes],
  );
  return createElement(tag, {
    'data-docs-content': '',
    ref: adopt,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: trustedHtml('') },
  });
}

/** The content of an island: in it, or hidden behind it while its component does not show it. */
export function contentOf(island: HTMLElement): readonly Node[] {
  const next = island.nextElementSibling;
  const waiting = next?.matches('[data-docs-content][hidden]') ? next : null;
  return [...((island.querySelector('[data-docs-content]') ?? waiting)?.childNodes ?? [])];
}
