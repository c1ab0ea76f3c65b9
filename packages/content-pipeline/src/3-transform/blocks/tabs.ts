import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { report } from '../../page/diagnostics.js';
import { element, type SourceRange, textNode } from '../../page/elements.js';
import type { Block, BlockContext, BlockUse } from './block.js';
import { BuiltIn, callBlock } from './component.js';
import { partElement, partOf, partsOf } from './parts.js';

interface Tab {
  title: string;
  /** What a choice is remembered by, and what tabs of a group have in common. */
  value: string;
  children: () => ElementContent[];
}

interface TabsInput {
  tabs: Tab[];
  /** Sets of the same group follow each other; empty for a set on its own. */
  group: string;
  /** Name in the address's query by which a link chooses a tab. @default none */
  query?: string | undefined;
  /** Index of the tab that is open on arrival. */
  chosen: number;
  position?: SourceRange | undefined;
}

/** `::::tabs{group query}` around `:::tab`. */
export const tabsBlock: Block = {
  marker: ':::',
  attributes: ['group', 'query'],
  build(use, context) {
    const parts = partsOf(use, 'tab', 'shown on no tab', context);
    const chosen = parts.findIndex(({ attributes }) => attributes.default != null);
    const input = {
      tabs: parts.map((part) => readTab(part, context)),
      group: use.attributes.group ?? '',
      query: use.attributes.query ?? undefined,
      chosen: Math.max(0, chosen),
      position: use.position,
    };
    return tabSet(input, context);
  },
};

/** `:::tab{title value default}` or `:::tab Title`. */
export const tabBlock: Block = {
  marker: ':::',
  attributes: ['title', 'label', 'value', 'default'],
  parent: 'tabs',
  build: partElement,
};

function readTab(use: BlockUse, context: BlockContext): Tab {
  const { attributes, label, children } = use;
  const title = attributes.title ?? attributes.label ?? toString(element('p', {}, label() ?? []));
  if (!title) {
    report(context, use, {
      code: 'tab-without-title',
      message: 'A tab has no title, so readers could not choose it.',
      hint: 'Write :::tab{title="Name"} or :::tab Name.',
    });
  }
  return { title, value: attributes.value ?? title.toLowerCase(), children };
}

/**
 * The ARIA tabs pattern. The tab list is there from the start but only shown when a script can serve it; without one every
 * panel is shown below its own title.
 */
export function tabSet({ tabs, group, query, chosen, position }: TabsInput, context: BlockContext): Element {
  const set = ++context.tabSets;
  const panels = tabs.map((tab, index) => panel(tab, `${set}-${index + 1}`, index === chosen));
  const buttons = tabs.map((tab, index) => button(tab, `${set}-${index + 1}`, index === chosen));
  const list = element('div', { role: 'tablist' }, buttons);
  const properties = { className: ['tabs'], dataTabs: group, dataQuery: query };
  return element('div', properties, [list, ...panels], position);
}

const button = ({ title, value }: Tab, key: string, isChosen: boolean): Element =>
  element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `tab-${key}`,
      dataValue: value,
      ariaControls: [`panel-${key}`],
      ariaSelected: String(isChosen),
      tabIndex: isChosen ? 0 : -1,
    },
    [textNode(title)],
  );

const panel = ({ title, children }: Tab, key: string, isChosen: boolean): Element =>
  element(
    'div',
    {
      role: 'tabpanel',
      id: `panel-${key}`,
      ariaLabelledBy: [`tab-${key}`],
      dataChosen: isChosen ? '' : undefined,
    },
    [element('p', { className: ['tab-title'] }, [textNode(title)]), ...children()],
  );

/** `<TabItem value="x" label="X" default>` */
export const tabItem = new BuiltIn((call) => {
  const { value, label, default: isDefault, attributes } = call.props;
  const { className: _className, ...given } = Object(attributes) as Record<string, unknown>;
  return callBlock(tabBlock, 'tab', call, {
    attributes: { title: label ?? value, value, default: isDefault, ...given },
  });
});

interface TabValue {
  value: string;
  label?: string;
  default?: boolean;
}

/** `<Tabs groupId queryString defaultValue values>` around items; `values` may hold their labels, as it had to once. */
export const tabs = new BuiltIn((call) => {
  const { groupId, group, queryString, defaultValue, values } = call.props;
  const listed = Array.isArray(values) ? (values as TabValue[]) : [];
  const children = (): ElementContent[] => {
    const content = call.children('tabs');
    for (const part of content.flatMap((node) => partOf(node) ?? [])) describe(part, listed, defaultValue);
    return listed.length > 0 ? inOrder(content, listed) : content;
  };
  const query = queryString === true ? (groupId ?? group) : queryString;
  return callBlock(tabsBlock, 'tabs', call, { attributes: { group: groupId ?? group, query }, children });
});

function describe({ attributes }: BlockUse, listed: TabValue[], defaultValue: unknown): void {
  const entry = listed.find(({ value }) => value === attributes.value);
  if (entry?.label) attributes.title = entry.label;
  if (entry?.default || (defaultValue != null && defaultValue === attributes.value)) attributes.default = '';
  else if (defaultValue != null) delete attributes.default;
}

/** `values` says the order. Items that it does not list come last, and what is no item stays where diagnostics name it. */
function inOrder(nodes: ElementContent[], listed: TabValue[]): ElementContent[] {
  const rank = (node: ElementContent): number => {
    const index = listed.findIndex(({ value }) => value === partOf(node)?.attributes.value);
    return index === -1 ? listed.length : index;
  };
  return nodes.toSorted((a, b) => rank(a) - rank(b));
}
