import type { Section } from '@org/site-model';

/** Long enough for all names of an operation; search cuts what it shows. */
const MAX_TEXT = 8000;

export const sectionOf = (anchor: string, path: string[], html: string): Section => ({
  anchor,
  path,
  text: textOf(html).slice(0, MAX_TEXT),
});

/** Our own markup without its tags. Elements that stand side by side are words apart. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
