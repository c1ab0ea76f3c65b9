import { toString } from 'hast-util-to-string';
import { namedIcon } from '../../icons/icon-element.js';
import { element } from '../../page/elements.js';
import { attribute, type Block } from './block.js';
import { BuiltIn, callBlock, textOf } from './component.js';

/** `:icon[rocket]`; `:icon[rocket]{label="Launch"}` where the text beside it does not say what it means. */
export const iconBlock: Block = {
  marker: ':',
  attributes: ['label'],
  build(use, context) {
    const children = use.children();
    const name = toString(element('span', {}, children)).trim();
    return namedIcon(name, use, context, attribute(use, 'label')) ?? element('span', {}, children);
  },
};

/** `<Icon name="rocket" label="Launch" />` */
export const iconComponent = new BuiltIn((call) => {
  const { name, label } = call.props;
  const children = () => [{ type: 'text' as const, value: textOf(name) }];
  return callBlock(iconBlock, 'icon', call, { attributes: { label }, children });
});
