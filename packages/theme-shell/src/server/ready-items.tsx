import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type ShellContextValue, ShellProvider } from '../components/frame/shell-context.js';
import {
  type ItemProps,
  type ListContent,
  ListContentContext,
  ListItem,
} from '../components/sidebar/sidebar.js';
import { getOrMake } from './get-or-make.js';
import type { ShellSidebar, ShellSidebarNode, ShellSite } from '../model/shell-site.js';

/** HTML of an item, closed and open. */
type ItemHtml = Partial<Record<'closed' | 'open', string>>;
type TreeHtml = WeakMap<ShellSidebarNode, ItemHtml>;

/** By the site in whose language and below whose base path a tree is shown. */
const known = new WeakMap<ShellSite, WeakMap<ShellSidebar, TreeHtml>>();

/** The next item ends it, or the end of the list does: browsers need no tag for it, and a page has a hundred of them. */
const END_OF_ITEM = /<\/li>$/;

/** What is between items that are drawn together. Of this process, so that no item can have written it. */
const mark = crypto.randomUUID();
const END = `<template data-end="${mark}"></template>`;

const stateOf = ({ open }: ItemProps): 'open' | 'closed' => (open ? 'open' : 'closed');

/**
 * Has the lists of a sidebar drawn as text: each item once that no page makes different, for as long as the site and the sidebar are the same
 * objects, and on each page what is on the way to it.
 */
export function ReadyItems({ children, ...context }: ShellContextValue & { children: ReactNode }) {
  const html = treeHtml(context);
  if (!html) return children;
  const draw = (content: ReactNode): string => {
    if (!content) return '';
    const provided = <ListContentContext.Provider value={listContent}>{content}</ListContentContext.Provider>;
    return renderToString(<ShellProvider {...context}>{provided}</ShellProvider>);
  };
  const drawOpenEnded = (item: ItemProps): string => draw(<ListItem {...item} />).replace(END_OF_ITEM, '');
  /** At once, because to begin costs React more than an item does. */
  const makeReady = (items: ItemProps[]): void => {
    const content = items.map((item) => (
      <Fragment key={item.index}>
        <ListItem {...item} />
        <template data-end={mark} />
      </Fragment>
    ));
    const drawn = draw(content).split(END);
    items.forEach((item, index) => {
      const ready = html.get(item.node) ?? {};
      html.set(item.node, ready);
      ready[stateOf(item)] = (drawn[index] ?? '').replace(END_OF_ITEM, '');
    });
  };
  const readyHtml = (item: ItemProps): string | undefined => html.get(item.node)?.[stateOf(item)];
  const drawItems = (items: ItemProps[]): string => {
    const missing = items.filter((item) => !item.onTrail && readyHtml(item) === undefined);
    if (missing.length > 0) makeReady(missing);
    return items.map((item) => (item.onTrail ? drawOpenEnded(item) : readyHtml(item))).join('');
  };
  const listContent = ({ earlier, items, later }: ListContent) => ({
    dangerouslySetInnerHTML: { __html: draw(earlier) + drawItems(items) + draw(later) },
  });
  return <ListContentContext.Provider value={listContent}>{children}</ListContentContext.Provider>;
}

function treeHtml({ site, sidebar }: ShellContextValue): TreeHtml | undefined {
  if (!sidebar) return undefined;
  const ofSite = getOrMake(known, site, () => new WeakMap<ShellSidebar, TreeHtml>());
  return getOrMake(ofSite, sidebar, () => new WeakMap());
}
