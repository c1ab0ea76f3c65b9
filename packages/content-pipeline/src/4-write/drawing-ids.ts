import type { Element, Properties, Root } from 'hast';
import { visitElements } from '../page/elements.js';

/** A drawing in the article, and the elements of it that have ids, in document order. */
interface Drawing {
  element: Element;
  named: Element[];
}

/**
 * Gives ids of drawings that the page has already another end. Tools that draw name every layer, and a component may be on a page
 * twice: its `url(#…)` would take the colors of the first, and a link to a heading would lead into a picture.
 */
export function separateDrawingIds(tree: Root, headingId: string | undefined): void {
  const { taken, drawings } = collectIds(tree);
  if (headingId !== undefined) taken.add(headingId);
  for (const drawing of drawings) separate(drawing, taken);
}

function collectIds(tree: Root): { taken: Set<string>; drawings: Drawing[] } {
  const taken = new Set<string>();
  const drawings: Drawing[] = [];
  visitElements(tree, (element) => {
    if (element.tagName === 'svg') {
      drawings.push({ element, named: namedIn(element) });
      return false;
    }
    if (hasId(element)) taken.add(String(element.properties.id));
    return true;
  });
  return { taken, drawings };
}

function namedIn(element: Element): Element[] {
  const named = hasId(element) ? [element] : [];
  visitElements(element, (inner) => {
    if (hasId(inner)) named.push(inner);
  });
  return named;
}

const hasId = ({ properties: { id } }: Element): boolean => typeof id === 'string' && id !== '';

/** Of two that one drawing has, the first keeps what leads to it: browsers take that one. */
function separate({ element, named }: Drawing, taken: Set<string>): void {
  const changed = new Map<string, string>();
  const own = new Set<string>();
  for (const inner of named) {
    const id = String(inner.properties.id);
    const free = freeId(id, taken);
    if (free !== id && !own.has(id)) changed.set(id, free);
    inner.properties.id = free;
    own.add(id);
    taken.add(free);
  }
  if (changed.size > 0) rename(element, changed);
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  return free;
}

/** `url(#a)`, also with quotes. */
const URL_REFERENCE = /(url\(\s*["']?#)([^"')\s]+)/g;
const HREFS = ['href', 'xLinkHref'] as const;
const ID_LISTS = ['ariaLabelledBy', 'ariaDescribedBy'] as const;

/** What leads to an id from the inside of its drawing. */
function rename(drawing: Element, changed: ReadonlyMap<string, string>): void {
  const to = (id: string): string => changed.get(id) ?? id;
  renameProperties(drawing.properties, to);
  visitElements(drawing, (inner) => {
    renameProperties(inner.properties, to);
    if (inner.tagName === 'style')
      for (const child of inner.children)
        if (child.type === 'text') child.value = renameStyles(child.value, to);
  });
}

function renameProperties(properties: Properties, to: (id: string) => string): void {
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string' && value.includes('url('))
      properties[name] = value.replace(URL_REFERENCE, (_all, start: string, id: string) => start + to(id));
  for (const name of HREFS) {
    const value = properties[name];
    if (typeof value === 'string' && value.startsWith('#')) properties[name] = `#${to(value.slice(1))}`;
  }
  for (const name of ID_LISTS) {
    const value = properties[name];
    const ids = Array.isArray(value) ? value.join(' ') : value;
    if (typeof ids === 'string') properties[name] = ids.split(/\s+/).map(to);
  }
}

const renameStyles = (styles: string, to: (id: string) => string): string =>
  styles
    .replace(URL_REFERENCE, (_all, start: string, id: string) => start + to(id))
    .replace(/#(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g, (_all, id: string) => `#${to(id)}`);
