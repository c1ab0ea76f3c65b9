import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { suggestName } from '@org/site-model';
import { report } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import { ADMONITION_TYPES } from './admonitions/admonition.js';
import { attribute, type Block } from './block.js';
import { BuiltIn, callBlock, componentOf } from './component.js';

/** `:sub[2]`: a directive that is named as its element. */
export const elementBlock: Block = {
  marker: ':',
  attributes: [],
  build: ({ name, children, position }) => element(name, {}, children(), position),
};

/** `:abbr[CMS]{title="…"}` */
export const abbrBlock: Block = {
  marker: ':',
  attributes: ['title'],
  build: (use) => element('abbr', { title: attribute(use, 'title') }, use.children(), use.position),
};

/** `:kbd[Ctrl+K]` → an element around one for each key, as HTML has it; a single key is one element. */
export const kbdBlock: Block = {
  marker: ':',
  attributes: [],
  build: ({ children }) => keys(toString(element('kbd', {}, children()))),
};

/** A plus between two keys; the last one of `Ctrl++` is a key. */
const BETWEEN_KEYS = /(?<=.)\+(?=.)/;

function keys(combination: string): Element {
  const [first = '', ...others] = combination.split(BETWEEN_KEYS).map((name) => name.trim());
  if (others.length === 0) return key(first);
  return element('kbd', {}, [key(first), ...others.flatMap((other) => [textNode('+'), key(other)])]);
}

const key = (name: string): Element => element('kbd', {}, [textNode(name)]);

/** `:badge[New]{type=tip}` */
export const badgeBlock: Block = {
  marker: ':',
  attributes: ['type'],
  build(use, context) {
    const known: readonly string[] = ADMONITION_TYPES;
    const type = attribute(use, 'type') ?? 'note';
    const isKnown = known.includes(type);
    if (!isKnown) {
      report(context, use, {
        code: 'badge-type-unknown',
        severity: 'warning',
        message: `The badge type "${type}" is not known; the badge looks like a note.`,
        hint: suggestName(type, known),
      });
    }
    return element('span', { className: ['badge'], dataType: isKnown ? type : 'note' }, use.children());
  },
};

/** `<Badge type="tip">` */
export const badge = new BuiltIn((call) =>
  callBlock(badgeBlock, 'badge', call, { attributes: { type: call.props.type } }),
);

/** `<Kbd>` */
export const kbd = componentOf(kbdBlock, 'kbd');
