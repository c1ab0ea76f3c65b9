import type { RootContent } from 'mdast';
import { report } from '../page-context.js';
import { BuiltIn, type BuiltInUse, container, leaf } from './built-in.js';

/** What `useCurrentSidebarCategory()` gives: which pages those are is known when the site is linked. */
const CHILD_PAGES: unknown[] = [];

export const useCurrentSidebarCategory = (): { items: unknown[] } => ({ items: CHILD_PAGES });

interface CardItem {
  label?: unknown;
  href?: unknown;
  description?: unknown;
}

const cardOf = (use: BuiltInUse, item: unknown): RootContent => {
  const { label, href, description } = Object(item) as CardItem;
  const children: RootContent[] =
    typeof description === 'string'
      ? [{ type: 'paragraph', children: [{ type: 'text', value: description }] }]
      : [];
  return container('card', { use, attributes: { href }, label, children });
};

/** `<DocCardList />` is the cards of the pages below; with `items` of its own it is those. */
export const docCardList = new BuiltIn((use) => {
  const { items } = use.props;
  if (!Array.isArray(items) || items.length === 0) return [leaf('child-cards', use, {})];
  return [container('cards', { use, children: items.map((item) => cardOf(use, item)) })];
});

export const docCard = new BuiltIn((use) => [
  container('cards', { use, children: [cardOf(use, use.props.item)] }),
]);

/** `<Mermaid value="…" />` */
export const mermaid = new BuiltIn(({ props, node }) => [
  {
    type: 'code',
    lang: 'mermaid',
    value: String(props.value ?? '').trim(),
    ...(node.position && { position: node.position }),
  },
]);

export const head = new BuiltIn(
  ({ node, page }) => {
    report(page.context, node, {
      code: 'head-without-effect',
      severity: 'warning',
      message: '<Head> has no effect: what stands in the head of a page comes from its front matter.',
      hint: 'Write "title", "description", "keywords" or "image" there.',
    });
    return [];
  },
  { isOpaque: true },
);

/** Pages are rendered where there is no browser; what may only be rendered in one is a component of the site. */
export const browserOnly = new BuiltIn(
  ({ props, node, page, content }) => {
    report(page.context, node, {
      code: 'browser-only',
      severity: 'warning',
      message:
        'What stands in <BrowserOnly> is not shown: a page is rendered once, where there is no browser.',
      hint: 'Make a component of it that the browser hydrates: an island.',
    });
    return content(props.fallback);
  },
  { isOpaque: true },
);

const PLACEHOLDER = /(\{\w+\})/;

/** `interpolate('Hello {name}', { name: 'Ada' })` */
export const interpolate = (text: string, values: Record<string, unknown> = {}): string =>
  text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? String(values[part.slice(1, -1)] ?? part) : part))
    .join('');

/** Text with `{name}` in it, for which `values` have text or elements. */
export const interpolated = new BuiltIn(({ props, children, content }) => {
  const values = Object(props.values) as Record<string, unknown>;
  const given = children.length > 0 ? children : content(props.message);
  return given.flatMap((child): RootContent[] =>
    child.type === 'text' ? child.value.split(PLACEHOLDER).flatMap((part) => filled(part)) : [child],
  );

  function filled(part: string): RootContent[] {
    const name = PLACEHOLDER.test(part) ? part.slice(1, -1) : '';
    if (name in values) return content(values[name]);
    return part ? [{ type: 'text', value: part }] : [];
  }
});
