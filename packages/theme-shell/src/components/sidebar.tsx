import type { ShellSidebar, ShellSidebarNode } from '../model/shell-site.js';
import { fill } from '../model/strings.js';
import { Link } from './link.js';
import { useShell } from './shell-context.js';

type Category = Extract<ShellSidebarNode, { type: 'category' }>;

interface ListProps {
  nodes: ShellSidebarNode[];
  /** What is left of the way to the current page below these nodes. */
  trail: number[];
}

export function Sidebar({ sidebar }: { sidebar: ShellSidebar }) {
  const { site, page } = useShell();
  return (
    <nav className="sidebar" aria-label={site.strings.docsSidebar}>
      <SidebarList nodes={sidebar.items} trail={page.kind === 'doc' ? page.trail : []} />
    </nav>
  );
}

function SidebarList({ nodes, trail }: ListProps) {
  const [onTrail, ...rest] = trail;
  return (
    <ul className="sidebar-list">
      {nodes.map((node, index) => (
        <li key={index} className={node.className}>
          <SidebarItem node={node} trail={index === onTrail ? rest : []} onTrail={index === onTrail} />
        </li>
      ))}
    </ul>
  );
}

function SidebarItem({
  node,
  trail,
  onTrail,
}: {
  node: ShellSidebarNode;
  trail: number[];
  onTrail: boolean;
}) {
  if (node.type === 'html') return <span dangerouslySetInnerHTML={{ __html: node.value }} />;
  if (node.type === 'category') return <SidebarCategory node={node} trail={trail} onTrail={onTrail} />;
  return (
    <Link href={node.href} className="sidebar-link" current={onTrail}>
      {node.label}
    </Link>
  );
}

/** Native `<details>`: opens without a script. A category's own page is a link beside the disclosure, never inside it. */
function SidebarCategory({ node, trail, onTrail }: { node: Category; trail: number[]; onTrail: boolean }) {
  const { strings } = useShell().site;
  const list = <SidebarList nodes={node.items} trail={trail} />;
  if (!node.collapsible) {
    return (
      <>
        <CategoryLabel node={node} current={onTrail && trail.length === 0} />
        {list}
      </>
    );
  }
  return (
    <>
      {node.href && <CategoryLabel node={node} current={onTrail && trail.length === 0} />}
      <details open={onTrail || !node.collapsed} className={node.href ? 'beside-link' : undefined}>
        {node.href ? (
          <summary aria-label={fill(strings.toggleCategory, { label: node.label })} />
        ) : (
          <summary className="sidebar-link">{node.label}</summary>
        )}
        {list}
      </details>
    </>
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
