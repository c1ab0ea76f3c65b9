import { randomBytes } from 'node:crypto';
import type { Element, Root } from 'hast';
import { visitElements } from '../../page/elements.js';

/** In the attribute of what this package made itself. Nobody can write it: it is another one in each process, and never published. */
const SECRET = randomBytes(16).toString('hex');
const MARK = `dataOwn${SECRET}`;

/** What icons are made of. Drawings of writers may hold anything, so those of this package have other names while it is decided what may stay. */
export const OWN_DRAWINGS: ReadonlyMap<string, string> = new Map([
  ['svg', `own-svg-${SECRET}`],
  ['path', `own-path-${SECRET}`],
]);
const DRAWINGS = new Map([...OWN_DRAWINGS].map(([name, own]) => [own, name]));

/** What this package gives its elements for the style sheet and the scripts of the page around the article. */
const PIPELINE_DATA = new Set([
  ...[
    'dataChosen',
    'dataDiagram',
    'dataFocus',
    'dataFootnoteRef',
    'dataFootnoteBackref',
    'dataFootnotes',
    'dataHeight',
  ],
  ...[
    'dataInline',
    'dataLabel',
    'dataLanguage',
    'dataLine',
    'dataLineLinks',
    'dataLineNumbers',
    'dataLive',
    'dataLiveRender',
    'dataMax',
  ],
  ...['dataMin', 'dataPatch', 'dataQuery', 'dataSlot', 'dataTabs', 'dataType', 'dataValue', 'dataWrap'],
]);

/** Marks the elements of a tree in which raw HTML is not parsed yet. */
export function markPipelineElements(tree: Root): void {
  visitElements(tree, ({ properties }) => {
    properties[MARK] = '';
  });
}

/** Takes the marks away, and gives the data attributes that are not this package's own. */
export function takeMarks(tree: Root): Map<Element, string[]> {
  const foreign = new Map<Element, string[]>();
  visitElements(tree, (element) => {
    const { [MARK]: mark, ...properties } = element.properties;
    element.properties = properties;
    if (mark !== undefined) element.tagName = OWN_DRAWINGS.get(element.tagName) ?? element.tagName;
    const names = Object.keys(properties).filter(
      (name) => /^data/i.test(name) && !(mark !== undefined && PIPELINE_DATA.has(name)),
    );
    if (names.length > 0) foreign.set(element, names);
  });
  return foreign;
}

/** Gives this package's drawings their names back. */
export function showDrawings(tree: Root): Root {
  visitElements(tree, (element) => {
    element.tagName = DRAWINGS.get(element.tagName) ?? element.tagName;
  });
  return tree;
}
