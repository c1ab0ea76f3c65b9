/** Attributes as they are written, values in either kind of quotes. */
export const ATTRIBUTES = String.raw`(?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=${'`'}]+))?)*`;
const ATTRIBUTE = /([^\s"'<>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;

export interface Attribute {
  name: string;
  /** @default empty */
  value: string;
  /** As it is written. */
  text: string;
}

export const readAttributes = (text: string): Attribute[] =>
  [...text.matchAll(ATTRIBUTE)].map(([whole, name = '', double, single, bare]) => ({
    name,
    value: double ?? single ?? bare ?? '',
    text: whole,
  }));

/** As many line ends as a text has, so that lines stay where they are. */
export const lineEnds = (text: string): string => '\n'.repeat(text.split('\n').length - 1);
