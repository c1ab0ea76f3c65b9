import type { ElementContent } from 'hast';
import { report } from '../../../page/diagnostics.js';
import { element, textNode } from '../../../page/elements.js';
import { cardBlock, cardsBlock, childCardsBlock } from '../../blocks/cards.js';
import { BuiltIn, callBlock, type ComponentCall, textOf } from '../../blocks/component.js';
import type { CommandContext } from '../../code/commands/package-manager-tabs.js';
import { diagram } from '../../code/diagram.js';

/** What `useCurrentSidebarCategory()` gives: which pages those are is known when the site is linked. */
const CHILD_PAGES: unknown[] = [];

export const useCurrentSidebarCategory = (): { items: unknown[] } => ({ items: CHILD_PAGES });

interface CardItem {
  label?: unknown;
  href?: unknown;
  description?: unknown;
}

function cardOf(call: ComponentCall, item: unknown): ElementContent[] {
  const { label, href, description } = Object(item) as CardItem;
  const text = typeof description === 'string' ? [element('p', {}, [textNode(description)])] : [];
  const inCards = { ...call, parent: 'cards' };
  return callBlock(cardBlock, 'card', inCards, { attributes: { href }, label, children: () => text });
}

const cardsOf = (call: ComponentCall, items: unknown[]): ElementContent[] =>
  callBlock(cardsBlock, 'cards', call, { children: () => items.flatMap((item) => cardOf(call, item)) });

/** `<DocCardList />` is the cards of the pages below; with `items` of its own it is those. */
export const docCardList = new BuiltIn((call) => {
  const { items } = call.props;
  const isListed = Array.isArray(items) && items.length > 0;
  return isListed ? cardsOf(call, items) : callBlock(childCardsBlock, 'child-cards', call);
});

export const docCard = new BuiltIn((call) => cardsOf(call, [call.props.item]));

/** `<Mermaid value="…" />` */
export const mermaid = new BuiltIn<CommandContext>(({ props, position, context }) => {
  const value = textOf(props.value).trim();
  return [diagram({ type: 'code', lang: 'mermaid', value, ...(position && { position }) }, context)];
});

export const head = new BuiltIn(({ position, context }) => {
  report(
    context,
    { position },
    {
      code: 'head-without-effect',
      severity: 'warning',
      message: '<Head> has no effect: what is in the head of a page comes from its front matter.',
      hint: 'Write "title", "description", "keywords" or "image" there.',
    },
  );
  return [];
});

/** Pages are rendered where there is no browser; what may only be rendered in one is a component of the site. */
export const browserOnly = new BuiltIn(({ props, position, context, content }) => {
  report(
    context,
    { position },
    {
      code: 'browser-only',
      severity: 'warning',
      message: 'What is in <BrowserOnly> is not shown: a page is rendered once, where there is no browser.',
      hint: 'Make a component of it that the browser hydrates: an island.',
    },
  );
  return content(props.fallback);
});

const PLACEHOLDER = /(\{\w+\})/;

/** `interpolate('Hello {name}', { name: 'Ada' })` */
export const interpolate = (text: string, values: Record<string, unknown> = {}): string =>
  text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? textOf(values[part.slice(1, -1)] ?? part) : part))
    .join('');

/** Text with `{name}` in it, for which `values` have text or elements. */
export const interpolated = new BuiltIn(({ props, children, content }) => {
  const values = Object(props.values) as Record<string, unknown>;
  const inside = children();
  const given = inside.length > 0 ? inside : content(props.message);
  return given.flatMap((child): ElementContent[] =>
    child.type === 'text' ? child.value.split(PLACEHOLDER).flatMap((part) => filled(part)) : [child],
  );

  function filled(part: string): ElementContent[] {
    const name = PLACEHOLDER.test(part) ? part.slice(1, -1) : '';
    if (name in values) return content(values[name]);
    return part ? [textNode(part)] : [];
  }
});
