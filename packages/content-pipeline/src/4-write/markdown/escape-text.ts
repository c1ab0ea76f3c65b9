/** Signs that mean something wherever they stand. */
const ANYWHERE = /[\\`*[\]<]|~~|&(?=#?\w+;)|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/gu;
/** Whether a text may have any of them: looking for this is much cheaper. */
const LIKELY = /[\\`*[\]<~&_]/;
/** What would make a line a heading, a quote, a list item or a rule. */
const LINE_START = /^(\d+)(?=[.)](?:\s|$))|^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|=+$|-{3,}$)/gm;

/** Text for a place inside a line. */
export const escapeText = (text: string): string =>
  LIKELY.test(text) ? text.replace(ANYWHERE, '\\$&') : text;

/** A finished paragraph: what its lines begin with is text, too. */
export const escapeLineStarts = (text: string): string =>
  text.replace(LINE_START, (_, digits: string | undefined) => (digits ? `${digits}\\` : '\\'));

/** Inside a cell a bar would end it. */
export const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

/** A run of `sign` that is longer than any in `text`, and at least `least` long. */
export function fenceFor(text: string, sign: string, least: number): string {
  const runs = text.match(new RegExp(`${sign}+`, 'g')) ?? [];
  return sign.repeat(Math.max(least, ...runs.map((run) => run.length + 1)));
}

/** An address as a link of Markdown holds it: in brackets where it has what would end it. */
export const destination = (href: string): string =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;
