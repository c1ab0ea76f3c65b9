import type { Part } from './same-part.js';

const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)[id]';

/** Elements of the page that a selector finds, in its order, and what each is known by. */
export interface PageParts {
  elements: HTMLElement[];
  parts: Part[];
}

/** @param isPart leaves out what the selector cannot. @default all are parts */
export function pageParts(
  selector: string,
  isPart: (element: HTMLElement) => boolean = () => true,
): PageParts {
  const found: PageParts = { elements: [], parts: [] };
  let section = '';
  for (const element of mainElement()?.querySelectorAll<HTMLElement>(`${selector}, ${HEADINGS}`) ?? []) {
    if (element.matches(HEADINGS)) section = element.id;
    if (!element.matches(selector) || !isPart(element)) continue;
    found.elements.push(element);
    found.parts.push({ id: element.id, section, text: digest(textOf(element)) });
  }
  return found;
}

export const mainElement = (): HTMLElement | null => document.querySelector('main');

/** A disclosure is known by its summary and a set of tabs by their names: what they hold is what is being edited. */
function textOf(element: HTMLElement): string {
  const named = element.querySelector('summary, [role=tablist]') ?? element;
  return element.getAttribute('src') ?? named.textContent.trim().replace(/\s+/g, ' ');
}

/** Short enough to keep one of each paragraph. */
function digest(text: string): string {
  let sum = 5381;
  for (let index = 0; index < text.length; index++) sum = ((sum * 33) ^ text.charCodeAt(index)) >>> 0;
  return `${text.length}-${sum.toString(36)}`;
}
