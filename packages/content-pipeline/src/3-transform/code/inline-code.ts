import type { Element } from 'hast';
import type { InlineCode } from 'mdast';
import { defaultHandlers, type State } from 'mdast-util-to-hast';

/** A name with a hyphen, behind which browsers break lines: `--only` would be on two, and nobody sees that it is one word. */
const HYPHENATED = /^\S*-\S*$/;
/** In characters. Some 200 pixels: a longer name may break, or it would not fit into a narrow list on a phone. */
const MAX_WHOLE_LENGTH = 24;

/** Code in a sentence. The class `whole` keeps a short name with hyphens on one line. */
export function inlineCode(state: State, node: InlineCode): Element {
  const element = defaultHandlers.inlineCode(state, node) as Element;
  if (node.value.length <= MAX_WHOLE_LENGTH && HYPHENATED.test(node.value))
    element.properties.className ??= ['whole'];
  return element;
}
