/**
 * A compiled text in pieces: a string is text, a number the place of an address, by its index in the page's references, and a
 * {@link SlotSegment} the place of cards. Putting the final addresses in is a join.
 */
export type Segment = string | number | SlotSegment;

/** A place for the cards of other pages. */
export interface SlotSegment {
  /** Index in the page's slots. */
  slot: number;
  /** HTML: the start tag of the list. Markdown: what each line of it after the first begins with. */
  lead: string;
}

// Noncharacters of Unicode: no text has them, since they are replaced when a page is read.
const START = '\uFDD0';
const END = '\uFDD1';
const MARK = /\uFDD0(s?)(\d+)\uFDD1/g;

/** Characters that no source may hold, because they mark the places of addresses. */
export const RESERVED_CHARACTERS = /[\uFDD0\uFDD1]/g;

/** Takes the place of an address in HTML or Markdown that is still to be written. @param index in the page's references */
export const markReference = (index: number): string => `${START}${index}${END}`;

/** The same for a list of cards. @param slot index in the page's slots */
export const markSlot = (slot: number): string => `${START}s${slot}${END}`;

/** The index that an attribute has that is a mark and nothing else. */
export function markedReference(attribute: unknown): number | undefined {
  const [, slot, index] = (typeof attribute === 'string' && /^\uFDD0(s?)(\d+)\uFDD1$/.exec(attribute)) || [];
  return index === undefined || slot ? undefined : Number(index);
}

/** Written text with marks → its segments. @param leadOf of a slot, after the text before it; @default none */
export function toSegments(
  text: string,
  leadOf: (slot: number, before: string) => string = () => '',
): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: mark, 1: kind, 2: index, index: start } of text.matchAll(MARK)) {
    const number = Number(index);
    const before = text.slice(end, start);
    if (before) segments.push(before);
    segments.push(kind ? { slot: number, lead: leadOf(number, before) } : number);
    end = start + mark.length;
  }
  if (end < text.length) segments.push(text.slice(end));
  return segments;
}
