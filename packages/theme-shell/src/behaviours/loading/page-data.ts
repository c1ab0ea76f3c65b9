import { ELEMENT_IDS } from '../../model/constants.js';
import type { PageEnvelope } from '../../model/shell-page.js';

/** The element that carries the page's data; `null` outside of a page of the shell. Content has no scripts, whatever ids it has. */
export const pageDataElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script#${ELEMENT_IDS.page}`);

export function readPageData(): PageEnvelope | null {
  const text = pageDataElement()?.textContent;
  return text ? (JSON.parse(text) as PageEnvelope) : null;
}

/** A message that the server put on the element of the page's data, so that behaviours need no table of messages. */
export const label = (name: string): string => pageDataElement()?.dataset[name] ?? '';
