import type { ElementContent } from 'hast';
import type { BlockUse } from '../block.js';
import { BuiltIn, callBlock } from '../component.js';
import { partOf } from '../parts.js';
import { tabBlock, tabsBlock } from './tabs-block.js';

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
