import { type BlockElement, blockElement, textNode } from './block-element.js';

/** A plus between two keys; the last one of `Ctrl++` is a key. */
const BETWEEN_KEYS = /(?<=.)\+(?=.)/;

/** `Ctrl+K` → an element around one for each key, as HTML has it; a single key is one element. */
export function keys(combination: string): BlockElement {
  const [first = '', ...others] = combination.split(BETWEEN_KEYS).map((key) => key.trim());
  if (others.length === 0) return key(first);
  return blockElement('kbd', {}, [key(first), ...others.flatMap((other) => [textNode('+'), key(other)])]);
}

const key = (name: string): BlockElement => blockElement('kbd', {}, [textNode(name)]);
