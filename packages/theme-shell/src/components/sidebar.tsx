import type { ShellSidebarNode } from '../model/shell-site.js';
import { Html } from './html.js';
import { Link } from './link.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';
import { Disclosure } from './sidebar-disclosure.js';
import { firstHref, isSmall, openAtFirst, windowAround } from './sidebar-size.js';
import { useHydrated } from './use-hydrated.js';

type Category = Extract<ShellSidebarNode, { type: 'category' }>;

interface ListProps {
  nodes: ShellSidebarNode[];
  /** What is left of the way to the current page below these nodes. */
  trail: number[];
  /** Whether everything is in the HTML; else only what surrounds the way to the current page, until React is there. */
  whole: boolean;
  /** Name by which the browser keeps one of these categories open at a time; `undefined` lets any number be open. */
  group: string | undefined;
}

interface ItemProps<Node = ShellSidebarNode> extends Omit<ListProps, 'nodes'> {
  node: Node;
  onTrail: boolean;
  /** Whether a category starts open. */
  open: boolean;
  /** `group` of the items inside. */
  inner: string | undefined;
}

/** A small tree is in every page as a whole. Of a large one a page has the open branches; the rest comes with React. */
export const Sidebar = part('Sidebar', ({ sidebar }) => {
  const { site, page } = useShell();
  const hydrated = useHydrated();
  return (
    <nav className="sidebar" aria-label={site.strings.docsSidebar} data-sidebar-id={sidebar.id}>
      <SidebarList
        nodes={sidebar.items}
        trail={page.kind === 'doc' ? page.trail : []}
        whole={hydrated || isSmall(sidebar)}
        group={site.sidebar?.autoCollapseCategories ? 'docs-categories' : undefined}
      />
    </nav>
  );
});

function SidebarList({ nodes, trail, whole, group }: ListProps) {
  const [current, ...rest] = trail;
  const { from, to } = whole ? { from: 0, to: nodes.length } : windowAround(current ?? 0, nodes.length);
  const isOpen = openAtFirst(nodes, current, group !== undefined);
  return (
    <ul className="sidebar-list">
      <OtherPages nodes={nodes.slice(0, from).toReversed()} name="earlierPages" />
      {nodes.slice(from, to).map((node, offset) => {
        const index = from + offset;
        const onTrail = index === current;
        return (
          <li key={index} className={node.className}>
            <SidebarItem
              node={node}
              trail={onTrail ? rest : []}
              onTrail={onTrail}
              open={isOpen(index)}
              whole={whole}
              group={group}
              inner={group && `${group}-${index}`}
            />
          </li>
        );
      })}
      <OtherPages nodes={nodes.slice(to)} name="laterPages" />
    </ul>
  );
}

/** Leads to the nearest item that a large tree's page leaves out: there, its neighbours are shown. */
function OtherPages({ nodes, name }: { nodes: ShellSidebarNode[]; name: 'earlierPages' | 'laterPages' }) {
  const { strings } = useShell().site;
  const href = nodes.map(firstHref).find(Boolean);
  if (!href) return null;
  return (
    <li>
      <Link href={href} className="sidebar-link" label={strings[name]}>
        …
      </Link>
    </li>
  );
}

function SidebarItem({ node, ...props }: ItemProps) {
  if (node.type === 'html') return <Html value={node.value} />;
  if (node.type === 'category') return <SidebarCategory node={node} {...props} />;
  return (
    <Link href={node.href} className="sidebar-link" current={props.onTrail}>
      {node.label}
    </Link>
  );
}

function SidebarCategory({ node, trail, onTrail, open, whole, group, inner }: ItemProps<Category>) {
  const label = <CategoryLabel node={node} current={onTrail && trail.length === 0} />;
  const list = <SidebarList nodes={node.items} trail={trail} whole={whole} group={inner} />;
  if (!node.collapsible) {
    return (
      <>
        {label}
        {list}
      </>
    );
  }
  if (!whole && !onTrail) return <ClosedCategory node={node} />;
  return (
    <>
      {node.href && label}
      <Disclosure node={node} open={open} onTrail={onTrail} group={group}>
        {list}
      </Disclosure>
    </>
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
