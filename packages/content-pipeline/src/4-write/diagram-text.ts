/** Lines that say how a diagram looks, not what is in it. */
const NO_TEXT = /^\s*(?:%%|---|classDef|class |style |linkStyle|click |[a-z]+:\s*\{)/;
/** `"text"`, what is between brackets of any kind, between bars, and behind a colon. */
const LABEL =
  /"([^"]+)"|\|([^|]+)\||[[({]+([^[\](){}"|]+)[\])}]+|:\s*([^:"[\](){}|]+)$|\bas\s+(\w[^:"[\](){}|]*)$/g;

/** What a reader sees written in a diagram of Mermaid, for search: its labels and messages, without its syntax. */
export const diagramText = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !NO_TEXT.test(line))
    .flatMap((line) => [...line.matchAll(LABEL)].map((match) => match.slice(1).find(Boolean) ?? ''))
    .map((label) => label.replace(/<br\s*\/?>|`/gi, ' ').trim())
    .filter(Boolean)
    .join(' ');
