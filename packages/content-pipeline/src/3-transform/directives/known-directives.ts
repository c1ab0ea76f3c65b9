import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { ADMONITION_TYPES, admonitionKind } from './admonition.js';
import { cardsKind } from './cards.js';
import { childCardsKind } from './child-cards.js';
import { detailsKind } from './details.js';
import type { DirectiveKind } from './directive-kind.js';
import { figureKind } from './figure.js';
import { fileTreeKind } from './file-tree.js';
import { abbrKind, badgeKind, elementKind, kbdKind } from './inline.js';
import { stepsKind } from './steps.js';
import { tabsKind } from './tabs.js';
import { videoKind } from './video.js';

/** `:::name` … `:::` */
export const containers = new Map<string, DirectiveKind<ContainerDirective>>([
  ...ADMONITION_TYPES.map((type) => [type, admonitionKind] as const),
  ['tabs', tabsKind],
  ['details', detailsKind],
  ['steps', stepsKind],
  ['cards', cardsKind],
  ['file-tree', fileTreeKind],
  ['figure', figureKind],
]);

/** `::name{…}` on a line of its own. `::include` is not among them: it is gone when directives get their elements. */
export const leaves = new Map<string, DirectiveKind<LeafDirective>>([
  ['video', videoKind],
  ['child-cards', childCardsKind],
]);

/** `:name[…]` in text. */
export const inline = new Map<string, DirectiveKind<TextDirective>>([
  ['kbd', kbdKind],
  ['abbr', abbrKind],
  ['sub', elementKind],
  ['sup', elementKind],
  ['mark', elementKind],
  ['badge', badgeKind],
]);
