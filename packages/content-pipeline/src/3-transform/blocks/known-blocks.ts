import { closestName } from '@org/site-model';
import { admonition, ADMONITION_TYPES, admonitionBlock, admonitions } from './admonitions/admonition.js';
import { type Block, insideOf } from './block.js';
import { cardBlock, cardComponent, cardsBlock, childCardsBlock } from './cards.js';
import { type BuiltIn, componentOf } from './component.js';
import { details, detailsBlock } from './details.js';
import { figure, figureBlock } from './figure.js';
import { fileTreeBlock } from './file-tree/file-tree.js';
import { glossaryBlock, term, termBlock } from './glossary/glossary.js';
import { iconBlock, iconComponent } from './icon.js';
import { abbrBlock, badge, badgeBlock, elementBlock, kbd, kbdBlock } from './inline.js';
import { stepsBlock } from './parts.js';
import { tabBlock, tabItem, tabs, tabsBlock } from './tabs.js';
import { video, videoBlock } from './video.js';

/** Blocks by the name of their directive. `include` is not among them: it is gone when blocks get their elements. */
const BLOCKS = new Map<string, Block>([
  ...ADMONITION_TYPES.map((type) => [type, admonitionBlock] as const),
  ['tabs', tabsBlock],
  ['tab', tabBlock],
  ['details', detailsBlock],
  ['steps', stepsBlock],
  ['cards', cardsBlock],
  ['card', cardBlock],
  ['file-tree', fileTreeBlock],
  ['figure', figureBlock],
  ['video', videoBlock],
  ['child-cards', childCardsBlock],
  ['kbd', kbdBlock],
  ['abbr', abbrBlock],
  ['sub', elementBlock],
  ['sup', elementBlock],
  ['mark', elementBlock],
  ['badge', badgeBlock],
  ['icon', iconBlock],
  ['term', termBlock],
  ['glossary', glossaryBlock],
]);

/** The block of a directive's marker and name. */
export function findBlock(marker: string, name: string): Block | undefined {
  const block = BLOCKS.get(name);
  return block?.marker === marker ? block : undefined;
}

/** Directives on lines of their own, that have a meaning anywhere. */
const SPELLINGS = [
  ...[...BLOCKS].flatMap(([name, { marker, parent }]) =>
    marker === ':::' && !parent ? [marker + name] : [],
  ),
  '::include',
  ...[...BLOCKS].flatMap(([name, { marker }]) => (marker === '::' ? [marker + name] : [])),
];

/** For a directive that is not known: the right place, the right number of colons, the nearest name, or all there are. */
export function nearestBlock(marker: string, name: string): string {
  const parent = BLOCKS.get(name)?.parent;
  if (parent) return insideOf(name, parent);
  const sameName = SPELLINGS.find((spelling) => spelling.replace(/^:+/, '') === name);
  if (sameName) return `Write ${sameName}.`;
  const nearest = closestName(marker + name, SPELLINGS);
  return nearest ? `Did you mean "${nearest}"?` : `Known ones are ${SPELLINGS.join(', ')}.`;
}

/** Blocks that every page of MDX may use as components, without an import. */
export const blockComponents: Record<string, BuiltIn> = {
  Admonition: admonition,
  Badge: badge,
  Card: cardComponent,
  Cards: componentOf(cardsBlock, 'cards'),
  Details: details,
  Figure: figure,
  FileTree: componentOf(fileTreeBlock, 'file-tree'),
  Icon: iconComponent,
  Kbd: kbd,
  Steps: componentOf(stepsBlock, 'steps'),
  TabItem: tabItem,
  Tabs: tabs,
  Term: term,
  Video: video,
  ...admonitions,
};
