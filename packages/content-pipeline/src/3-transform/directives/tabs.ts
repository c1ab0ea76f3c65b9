import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { type Tab, tabSet } from '../blocks/tabs.js';
import { type PageContext, report } from '../page-context.js';
import { childrenOf } from './children-of.js';
import { takeLabel } from './label.js';
import type { DirectiveKind } from './directive-kind.js';

const TAB = {
  name: 'tab',
  attributes: ['title', 'label', 'value', 'default'],
  otherwise: 'shown on no tab',
};

/** `::::tabs{group query}` around `:::tab{title value default}` or `:::tab Title`. */
export const tabsKind: DirectiveKind<ContainerDirective> = {
  attributes: ['group', 'query'],
  build(node, context) {
    const panels = childrenOf(node, TAB, context);
    const chosen = panels.findIndex(({ attributes }) => attributes?.default != null);
    return tabSet({
      tabs: panels.map((panel) => readTab(panel, context)),
      group: node.attributes?.group ?? '',
      query: node.attributes?.query ?? undefined,
      chosen: Math.max(0, chosen),
      key: ++context.tabSets,
      position: node.position,
    });
  },
};

function readTab(panel: ContainerDirective, context: PageContext): Tab {
  const label = takeLabel(panel);
  const title = panel.attributes?.title ?? panel.attributes?.label ?? toString({ children: label ?? [] });
  if (!title) {
    report(context, panel, {
      code: 'tab-without-title',
      severity: 'error',
      message: 'A tab has no title, so readers could not choose it.',
      hint: 'Write :::tab{title="Name"} or :::tab Name.',
    });
  }
  return { title, value: panel.attributes?.value ?? title.toLowerCase(), children: panel.children };
}
