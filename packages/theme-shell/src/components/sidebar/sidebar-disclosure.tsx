import { formatMessage } from '@org/site-model';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShellSidebarNode } from '../../model/shell-site.js';
import { useShell } from '../frame/shell-context.js';
import { SidebarLabel } from './sidebar-label.js';
import { isSmall } from './sidebar-tree.js';

interface Props {
  node: Extract<ShellSidebarNode, { type: 'category' }>;
  open: boolean;
  /** The browser keeps one of a name open at a time, also before React is there. */
  group: string | undefined;
  /** The reader has opened or closed it. */
  onChoose(open: boolean): void;
  children: ReactNode;
}

/**
 * Native `<details>`: opens without a script. A category's own page is a link beside the disclosure, never inside it. Whether
 * it is open is the tree's to know. In a large tree, what a closed category holds is drawn when it opens for the first time.
 */
export function Disclosure({ node, open, group, onChoose, children }: Props) {
  const { site, sidebar } = useShell();
  const details = useRef<HTMLDetailsElement>(null);
  const [drawn, setDrawn] = useState(open || (sidebar !== null && isSmall(sidebar)));
  if (open && !drawn) setDrawn(true);

  const follow = (element: HTMLDetailsElement | null): void => {
    if (element && element.open !== open) onChoose(element.open);
  };
  // The reader may have opened or closed it before React was there.
  useEffect(() => follow(details.current), []);

  // Before the browser does it: then the document is never ahead of the tree, whatever page comes meanwhile.
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onChoose(!open);
  };
  const { href, label } = node;
  return (
    <details
      ref={details}
      open={open}
      name={group}
      // The reader may be ahead of the HTML that React expects.
      suppressHydrationWarning
      className={href ? 'beside-link' : undefined}
      // Without a click the browser opens what a search on the page finds.
      onToggle={({ currentTarget }) => follow(currentTarget)}
    >
      {href ? (
        <summary aria-label={formatMessage(site.messages.toggleCategory, { label })} onClick={onClick} />
      ) : (
        <summary onClick={onClick}>
          <SidebarLabel node={node} />
        </summary>
      )}
      {drawn && children}
    </details>
  );
}
