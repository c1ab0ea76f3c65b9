import { unescapeHtml } from '@org/site-model';

/** One start tag of a piece of HTML. */
export interface StartTag {
  /** In lower case. */
  name: string;
  /** All that stands between its name and its end, as it is written. */
  attributeText: string;
  /** As it is written; of an element that holds text only, the whole element. */
  text: string;
}

/** Comments, elements that hold text only, and start tags with their attributes. What is between quotes ends no tag. */
const TOKEN =
  /<!--[^]*?-->|<(script|style|textarea|title)\b([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>[^]*?<\/\1\s*>|<([a-z][\w:-]*)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The tags of HTML in their order; comments, and what text elements hold, have none. */
export function* startTags(html: string): Generator<StartTag> {
  for (const [text, textElement, textAttributes, element, attributes] of html.matchAll(TOKEN)) {
    const name = (textElement ?? element)?.toLowerCase();
    if (name) yield { name, attributeText: textAttributes ?? attributes ?? '', text };
  }
}

/** HTML with another text for each of its tags. */
export const mapTags = (html: string, map: (tag: StartTag) => string): string =>
  html.replace(
    TOKEN,
    (text, textElement?: string, textAttributes?: string, element?: string, attributes?: string) => {
      const name = (textElement ?? element)?.toLowerCase();
      return name ? map({ name, attributeText: textAttributes ?? attributes ?? '', text }) : text;
    },
  );

/** Attributes of a tag, their names in lower case and their values as a browser reads them. The first of a name counts. */
export function attributesOf({ attributeText }: Pick<StartTag, 'attributeText'>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributeText.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, unescapeHtml(double ?? single ?? bare ?? ''));
  }
  return values;
}

/** Where the links of a piece of HTML lead. */
export const linkAddresses = (html: string): string[] =>
  [...startTags(html)].flatMap((tag) => (tag.name === 'a' ? (attributesOf(tag).get('href') ?? []) : []));
