/** A stretch of text below one heading: what search indexes. */
export interface SearchSection {
  /** Anchor of the section; empty for the page itself. */
  anchor: string;
  /** Heading texts from the outermost to the section's own. */
  path: string[];
  /** Text without markup: paths, parameters, properties, values and what is said of them. */
  text: string;
}

/** Long enough for all names of an operation; search cuts what it shows. */
const MAX_TEXT = 8000;

export const sectionOf = (anchor: string, path: string[], html: string): SearchSection => ({
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
