import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { showCurrentItem } from '../../behaviours/sidebar/sidebar.js';
import type { ShellSidebar, ShellSidebarNode } from '../../model/shell-site.js';
import { Html } from '../frame/html.js';
import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useHydrated, useShell } from '../frame/shell-context.js';
import {
  afterNavigation,
  type CategoryList,
  type Choices,
  choose,
  firstHref,
  isLong,
  isSmall,
  NO_CHOICES,
  openIn,
  pathIn,
  windowAround,
} from './sidebar-tree.js';
import { Disclosure } from './sidebar-disclosure.js';
import { SidebarFilter } from './sidebar-filter.js';
import { SidebarLabel } from './sidebar-label.js';
import { useReadingPath } from './use-reading-path.js';

type Category = Extract<ShellSidebarNode, { type: 'category' }>;

/** What all lists of a tree share. */
interface Tree {
  id: string;
  /** Whether everything is in the HTML; else only what surrounds the way to the current page, until React is there. */
  whole: boolean;
  choices: Choices;
  onChoose(list: CategoryList, index: number, open: boolean): void;
}

/** Where the current page is not: one object, so that an item is not drawn again for it. */
const NO_TRAIL: number[] = [];

interface ListProps {
  tree: Tree;
  list: CategoryList;
  /** What is left of the way to the current page below these nodes. */
  trail: number[];
}

/** An item of a list, and all that it is drawn from. */
export interface ItemProps<Node = ShellSidebarNode> extends ListProps {
  node: Node;
  index: number;
  onTrail: boolean;
  open: boolean;
}

/** What a list consists of: the way to the items that it leaves out before and after its own. */
export interface ListContent {
  earlier: ReactNode;
  items: ItemProps[];
  later: ReactNode;
}

/** What a list has in it, as properties of its element. The server draws most items once for all pages, the browser draws its one page. */
export const ListContentContext = createContext(
  ({
    earlier,
    items,
    later,
  }: ListContent): Pick<ComponentProps<'ul'>, 'children' | 'dangerouslySetInnerHTML'> => ({
    children: (
      <>
        {earlier}
        {items.map((item) => (
          <ListItem key={item.index} {...item} />
        ))}
        {later}
      </>
    ),
  }),
);

/** A small tree is in every page as a whole. Of a large one a page has the open branches; the rest comes with React. */
export const Sidebar = part('Sidebar', ({ sidebar }) => (
  // Another tree has nothing in common with this one.
  <SidebarTree key={sidebar.id} sidebar={sidebar} />
));

/** The one owner of what is open: the way to the page on the screen, and what the reader chose beside it. */
function SidebarTree({ sidebar }: { sidebar: ShellSidebar }) {
  const { site, page } = useShell();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(page);
  const [choices, setChoices] = useState(NO_CHOICES);
  const read = useReadingPath(sidebar.items, page.path);
  const trail = read ?? (page.kind === 'doc' ? page.trail : []);
  useEffect(() => {
    if (read) showCurrentItem();
  }, [read]);
  const onlyOne = site.sidebar?.autoCollapseCategories ?? false;
  const root = useMemo((): CategoryList => ({ nodes: sidebar.items, path: '', onlyOne }), [sidebar, onlyOne]);
  if (page !== shown) {
    setShown(page);
    setChoices(afterNavigation(choices, root, trail));
  }
  const tree = useMemo(
    (): Tree => ({
      id: sidebar.id,
      whole: hydrated || isSmall(sidebar),
      choices,
      onChoose: (...choice) => setChoices((known) => choose(known, ...choice)),
    }),
    [sidebar, hydrated, choices],
  );
  return (
    <nav className="sidebar" aria-label={site.messages.docsSidebar} data-sidebar-id={sidebar.id}>
      {isLong(sidebar) && <SidebarFilter sidebar={sidebar} />}
      <SidebarList tree={tree} list={root} trail={trail} />
    </nav>
  );
}

function SidebarList({ tree, list, trail }: ListProps) {
  const { nodes } = list;
  const [current, ...rest] = trail;
  const { from, to } = tree.whole ? { from: 0, to: nodes.length } : windowAround(current ?? 0, nodes.length);
  const isOpen = openIn(list, current, tree.choices);
  const items = nodes.slice(from, to).map((node, offset): ItemProps => {
    const index = from + offset;
    const onTrail = index === current;
    return { tree, list, node, index, onTrail, open: isOpen(index), trail: onTrail ? rest : NO_TRAIL };
  });
  const content = useContext(ListContentContext)({
    earlier: from > 0 && <OtherPages nodes={nodes.slice(0, from).toReversed()} name="earlierPages" />,
    items,
    later: to < nodes.length && <OtherPages nodes={nodes.slice(to)} name="laterPages" />,
  });
  return <ul className="sidebar-list" {...content} />;
}

/** Drawn again where it differs: another page changes two or three of thousands. */
export const ListItem = memo((props: ItemProps) => (
  <li className={props.node.className}>
    <SidebarItem {...props} />
  </li>
));

/** Leads to the nearest item that a large tree's page leaves out: there, its neighbours are shown. */
function OtherPages({ nodes, name }: { nodes: ShellSidebarNode[]; name: 'earlierPages' | 'laterPages' }) {
  const { messages } = useShell().site;
  const nearest = nodes.find(firstHref);
  const href = nearest && firstHref(nearest);
  if (!href) return null;
  return (
    <li>
      <Link href={href} label={messages[name]}>
        …
      </Link>
    </li>
  );
}

function SidebarItem({ node, ...props }: ItemProps) {
  if (node.type === 'html') return <Html value={node.value} />;
  if (node.type === 'category') return <SidebarCategory node={node} {...props} />;
  return (
    <Link href={node.href} current={props.onTrail}>
      <SidebarLabel node={node} />
    </Link>
  );
}

function SidebarCategory({ tree, list, node, index, trail, onTrail, open }: ItemProps<Category>) {
  const label = <CategoryLabel node={node} current={onTrail && trail.length === 0} />;
  const inner = useMemo(
    (): CategoryList => ({ ...list, nodes: node.items, path: pathIn(list, index) }),
    [list, node, index],
  );
  const items = <SidebarList tree={tree} list={inner} trail={trail} />;
  if (!node.collapsible) {
    return (
      <>
        {label}
        {items}
      </>
    );
  }
  if (!tree.whole && !onTrail) return <ClosedCategory node={node} />;
  return (
    <>
      {node.href && label}
      <Disclosure
        node={node}
        open={open}
        group={list.onlyOne ? `docs-${tree.id}${list.path}` : undefined}
        onChoose={(opened) => tree.onChoose(list, index, opened)}
      >
        {items}
      </Disclosure>
    </>
  );
}

/** Leads to the category's page, or to its first one, where it is open. */
function ClosedCategory({ node }: { node: Category }) {
  return (
    <Link href={node.href ?? firstHref(node) ?? '#'} className="closed">
      <SidebarLabel node={node} />
    </Link>
  );
}

function CategoryLabel({ node, current }: { node: Category; current: boolean }) {
  const className = node.collapsible ? undefined : 'sidebar-label';
  if (!node.href) {
    return (
      <span className={className}>
        <SidebarLabel node={node} />
      </span>
    );
  }
  return (
    <Link href={node.href} className={className} current={current}>
      <SidebarLabel node={node} />
    </Link>
  );
}
