/** A text whose lines end as Markdown's do inside, however they end in the file: `\r\n`, or `\r` alone, as a browser reads it in HTML, too. */
export const withLineFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
