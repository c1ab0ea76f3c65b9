import {
  createElement as h,
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageComponents } from '../src/index.js';

const Depth = createContext(0);

interface PanelProps {
  title?: string;
  icon?: ReactNode;
  explode?: boolean;
  children?: ReactNode;
}

/** A static component that shares a context with those inside of it. */
function Panel({ title, icon, explode, children }: PanelProps) {
  const depth = useContext(Depth);
  if (explode) throw new Error('no panel today');
  const head = h('h3', null, icon, title);
  return h(Depth.Provider, { value: depth + 1 }, h('section', { 'data-depth': depth }, head, children));
}

const Menu = { Item: ({ children }: { children?: ReactNode }) => h('p', { className: 'item' }, children) };

/** An island with a state, an id of its own and content. */
function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count] = useState(start);
  const id = useId();
  return h(Fragment, null, h('button', { id, type: 'button' }, 'Count ', count), children);
}

/** An island that does not show its content at first. */
function Closed({ children }: { children?: ReactNode }) {
  const [open] = useState(false);
  return h('div', null, h('button', { type: 'button' }, 'Open'), open && children);
}

function Rows({ children }: { children?: ReactNode }) {
  return h(Fragment, null, h('tr', null, h('td', null, 'first')), children);
}

/** A component that imports a Markdown file, as {@link documentModule} says it. */
function Guide({ file, children, ...props }: { file: string; children?: ReactNode }) {
  const given = { 'data-file': file, 'data-props': JSON.stringify(props) };
  return h('div', { className: 'guide' }, h('docs-document', given), children);
}

/** What the fixtures may use, and what a site would give the pipeline. */
export const pageComponents: PageComponents = {
  identity: 'fixtures',
  renderer: { createElement: h, Fragment, renderToStaticMarkup, renderToString },
  named: {
    Counter: { component: Counter, island: 'visible' },
    Closed: { component: Closed, island: 'idle' },
    Rows: { component: Rows },
  },
  modules: {
    '@site/src/guide': { default: Guide },
    '@site/src/panel': { Panel, Menu, default: Panel, shout: (text: string) => `${text.toUpperCase()}!` },
  },
};
