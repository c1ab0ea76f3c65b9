import { type ReactNode, useState } from 'react';
import type { ShellSidebar, ShellSidebarNode } from '../model/shell-site.js';
import { fill } from '../model/strings.js';
import { Link } from './link.js';
import { useShell } from './shell-context.js';
import { firstHref, isSmall, windowAround } from './sidebar-size.js';
import { useHydrated } from './use-hydrated.js';

type Category = Extract<ShellSidebarNode, { type: 'category' }>;

interface ListProps {
  nodes: ShellSidebarNode[];
  /** What is left of the way to the current page below these nodes. */
  trail: number[];
  /** Whether everything is in the HTML; else only what surrounds the way to the current page, until React is there. */
  whole: boolean;
}

interface ItemProps<Node = ShellSidebarNode> extends Omit<ListProps, 'nodes'> {
  node: Node;
  onTrail: boolean;
}

/** A small tree is in every page as a whole. Of a large one a page has the open branches; the rest comes with React. */
export function Sidebar({ sidebar }: { sidebar: ShellSidebar }) {
  const { site, page } = useShell();
  const hydrated = useHydrated();
  return (
    <nav className="sidebar" aria-label={site.strings.docsSidebar}>
      <SidebarList
        nodes={sidebar.items}
        trail={page.kind === 'doc' ? page.trail : []}
        whole={hydrated || isSmall(sidebar)}
      />
    </nav>
  );
}

function SidebarList({ nodes, trail, whole }: ListProps) {
  const [current, ...rest] = trail;
  const { from, to } = whole ? { from: 0, to: nodes.length } : windowAround(current ?? 0, nodes.length);
  return (
    <ul className="sidebar-list">
      {from > 0 && <li aria-hidden="true">…</li>}
      {nodes.slice(from, to).map((node, offset) => {
        const index = from + offset;
        const onTrail = index === current;
        return (
          <li key={index} className={node.className}>
            <SidebarItem node={node} trail={onTrail ? rest : []} onTrail={onTrail} whole={whole} />
          </li>
        );
      })}
      {to < nodes.length && <li aria-hidden="true">…</li>}
    </ul>
  );
}

function SidebarItem({ node, ...props }: ItemProps) {
  if (node.type === 'html') return <span dangerouslySetInnerHTML={{ __html: node.value }} />;
  if (node.type === 'category') return <SidebarCategory node={node} {...props} />;
  return (
    <Link href={node.href} className="sidebar-link" current={props.onTrail}>
      {node.label}
    </Link>
  );
}

function SidebarCategory({ node, trail, onTrail, whole }: ItemProps<Category>) {
  const open = onTrail || !node.collapsed;
  const label = <CategoryLabel node={node} current={onTrail && trail.length === 0} />;
  if (!node.collapsible) {
    return (
      <>
        {label}
        <SidebarList nodes={node.items} trail={trail} whole={whole} />
      </>
    );
  }
  if (!whole && !onTrail) return <ClosedCategory node={node} />;
  return (
    <>
      {node.href && label}
      <Disclosure node={node} open={open}>
        <SidebarList nodes={node.items} trail={trail} whole={whole} />
      </Disclosure>
    </>
  );
}

/**
 * Native `<details>`: opens without a script. A category's own page is a link beside the disclosure, never inside it. In a
 * large tree, what a closed category holds is drawn when it opens for the first time.
 */
function Disclosure({ node, open, children }: { node: Category; open: boolean; children: ReactNode }) {
  const { site, sidebar } = useShell();
  const [visited, setVisited] = useState(false);
  const drawn = open || visited || (sidebar !== null && isSmall(sidebar));
  return (
    <details
      open={open}
      className={node.href ? 'beside-link' : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setVisited(true)}
    >
      {node.href ? (
        <summary aria-label={fill(site.strings.toggleCategory, { label: node.label })} />
      ) : (
        <summary className="sidebar-link">{node.label}</summary>
      )}
      {drawn && children}
    </details>
  );
}

/** Leads to the category's page, or to its first one, where it is open. */
function ClosedCategory({ node }: { node: Category }) {
  return (
    <Link href={node.href ?? firstHref(node) ?? '#'} className="sidebar-link closed">
      {node.label}
    </Link>
  );
}

function CategoryLabel({ node, current }: { node: Category; current: boolean }) {
  if (!node.href) return <span className="sidebar-link sidebar-label">{node.label}</span>;
  return (
    <Link href={node.href} className="sidebar-link" current={current}>
      {node.label}
    </Link>
  );
}
