import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShellSidebarNode } from '../model/shell-site.js';
import { fill } from '../model/strings.js';
import { useShell } from './shell-context.js';
import { isSmall } from './sidebar-size.js';

interface Props {
  node: Extract<ShellSidebarNode, { type: 'category' }>;
  /** Whether it starts open. */
  open: boolean;
  /** Whether the current page is in it: then it opens, whatever the reader did before. */
  onTrail: boolean;
  /** Opening it closes the others of this name. */
  group: string | undefined;
  children: ReactNode;
}

/**
 * Native `<details>`: opens without a script. A category's own page is a link beside the disclosure, never inside it. What
 * the reader opened stays open. In a large tree, what a closed category holds is drawn when it opens for the first time.
 */
export function Disclosure({ node, open: atFirst, onTrail, group, children }: Props) {
  const { site, sidebar } = useShell();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(atFirst);
  const [visited, setVisited] = useState(atFirst);
  const [wasOnTrail, setWasOnTrail] = useState(onTrail);
  if (onTrail !== wasOnTrail) {
    setWasOnTrail(onTrail);
    if (onTrail) setOpen(true);
  }
  // The reader may have opened or closed it before React was there.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  const drawn = open || visited || (sidebar !== null && isSmall(sidebar));
  const { href, label } = node;
  return (
    <details
      ref={details}
      open={open}
      name={group}
      className={href ? 'beside-link' : undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setVisited(true);
      }}
    >
      {href ? (
        <summary aria-label={fill(site.strings.toggleCategory, { label })} />
      ) : (
        <summary className="sidebar-link">{label}</summary>
      )}
      {drawn && children}
    </details>
  );
}
