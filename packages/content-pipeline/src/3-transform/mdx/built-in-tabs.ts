import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { BuiltIn, container } from './built-in.js';

/** `<TabItem value="x" label="X" default>` */
export const tabItem = new BuiltIn((use) => {
  const { value, label, default: isDefault, attributes } = use.props;
  const title = label ?? value;
  const { className: _className, ...given } = Object(attributes) as Record<string, unknown>;
  return [container('tab', { use, attributes: { title, value, default: isDefault, ...given } })];
});

interface TabValue {
  value: string;
  label?: string;
  default?: boolean;
}

/** `<Tabs groupId queryString defaultValue values>` around items; `values` may hold their labels, as it had to once. */
export const tabs = new BuiltIn((use) => {
  const { groupId, group, queryString, defaultValue, values } = use.props;
  const children = use.children.filter((node) => !isSpace(node));
  const items = children.filter(isTab);
  const listed = Array.isArray(values) ? (values as TabValue[]) : [];
  for (const item of items) describe(item, listed, defaultValue);
  const query = queryString === true ? (groupId ?? group) : queryString;
  const attributes = { group: groupId ?? group, query };
  return [
    container('tabs', {
      use,
      attributes,
      children: listed.length > 0 ? inOrder(children, listed) : children,
    }),
  ];
});

const isTab = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'tab';
const isSpace = (node: RootContent): boolean => node.type === 'text' && !node.value.trim();

function describe(item: ContainerDirective, listed: TabValue[], defaultValue: unknown): void {
  const attributes = (item.attributes ??= {});
  const entry = listed.find(({ value }) => value === attributes.value);
  if (entry?.label) attributes.title = entry.label;
  if (entry?.default || (defaultValue != null && defaultValue === attributes.value)) attributes.default = '';
  else if (defaultValue != null) delete attributes.default;
}

/** `values` says the order. Items that it does not list come last, and what is no item stays where findings name it. */
function inOrder(children: RootContent[], listed: TabValue[]): RootContent[] {
  const rank = (node: RootContent): number => {
    const index = isTab(node) ? listed.findIndex(({ value }) => value === node.attributes?.value) : -1;
    return index === -1 ? listed.length : index;
  };
  return children.toSorted((a, b) => rank(a) - rank(b));
}
