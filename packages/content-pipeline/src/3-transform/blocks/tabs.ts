import type { BlockContent, DefinitionContent } from 'mdast';
import { type BlockElement, blockElement, textNode, type Position } from './block-element.js';

export interface Tab {
  title: string;
  /** What a choice is remembered by, and what tabs of a group have in common. */
  value: string;
  children: (BlockContent | DefinitionContent)[];
}

interface TabsInput {
  tabs: Tab[];
  /** Sets of the same group follow each other; empty for a set on its own. */
  group: string;
  /** Name in the address's query by which a link chooses a tab. @default none */
  query?: string | undefined;
  /** Index of the tab that is open on arrival. */
  chosen: number;
  /** The set's number on its page. */
  key: number;
  position?: Position | undefined;
}

/**
 * The ARIA tabs pattern. The tab list is there from the start but only shown when a script can serve it; without one every
 * panel is shown below its own title.
 */
export function tabSet({ tabs, group, query, chosen, key, position }: TabsInput): BlockElement {
  const panels = tabs.map((tab, index) => panel(tab, `${key}-${index + 1}`, index === chosen));
  const buttons = tabs.map((tab, index) => button(tab, `${key}-${index + 1}`, index === chosen));
  const list = blockElement('div', { role: 'tablist' }, buttons);
  return blockElement(
    'div',
    { className: ['tabs'], dataTabs: group, dataQuery: query },
    [list, ...panels],
    position,
  );
}

const button = ({ title, value }: Tab, key: string, chosen: boolean): BlockElement =>
  blockElement(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `tab-${key}`,
      dataValue: value,
      ariaControls: [`panel-${key}`],
      ariaSelected: String(chosen),
      tabIndex: chosen ? 0 : -1,
    },
    [textNode(title)],
  );

const panel = ({ title, children }: Tab, key: string, chosen: boolean): BlockElement =>
  blockElement(
    'div',
    {
      role: 'tabpanel',
      id: `panel-${key}`,
      ariaLabelledBy: [`tab-${key}`],
      dataChosen: chosen ? '' : undefined,
    },
    [
      {
        type: 'paragraph',
        data: { hProperties: { className: ['tab-title'] } },
        children: [textNode(title)],
      },
      ...children,
    ],
  );
