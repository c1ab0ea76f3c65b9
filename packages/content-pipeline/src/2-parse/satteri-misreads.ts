/** Text that `satteri` reads in another way than is meant. A page that has some goes to `remark`, which is slower and right. */
export const isMisreadBySatteri = (text: string): boolean =>
  MISREADS.some((pattern) => pattern.test(text)) || hasMisreadAttributes(text) || hasMisreadHtml(text);

/** All of them are bounded: a page may be a megabyte of anything. */
const MISREADS: RegExp[] = [
  // A `:::` right below a table is one more row to it; the container would then run to the end of the page.
  /\|[^\n|]*\n[ \t>]*:{3,}[ \t]*(?:\n|$)/,
  // It loses the label of a directive that goes on in the next line.
  /:[\w-]{1,40}\[[^\]\n]{0,500}\n/,
  // It loses a title that starts with a bracket after a space.
  /:::[\w-]{1,40}[ \t]{1,10}\[/,
  // Text behind brackets or braces, which it drops: the line is no directive.
  /:::[\w-]{1,40}(?:\[[^\]\n]{0,500}\]|\{[^}\n]{0,500}\}){1,2}[ \t]{1,10}[^\s[{]/,
  // A line that starts like a directive of one line and goes on, which ends the paragraph above to it.
  /(?:^|\n)[ \t>*+-]{0,20}::[A-Za-z][\w-]{0,40}(?:\[[^\]\n]{0,500}\])?(?:\{[^}\n]{0,500}\})?[ \t]{1,10}\S/,
  // It reads attributes over several lines.
  /:[\w-]{1,40}(?:\[[^\]\n]{0,500}\])?\{[^}\n]{0,500}\n/,
];

const RAW_TAG = /<(\/?)(pre|script|style|textarea)(?=[\s>])/gi;
const LINE_START = /(?:^|\n)[ \t>]*$/;

/** Whether HTML that is not read as Markdown ends at the end tag of another such element, where `satteri` waits for its own. */
function hasMisreadHtml(text: string): boolean {
  let open: string | undefined;
  for (const { 1: slash, 2: tag = '', index } of text.matchAll(RAW_TAG)) {
    const name = tag.toLowerCase();
    if (slash && open && open !== name) return true;
    if (slash) open = undefined;
    else if (LINE_START.test(text.slice(Math.max(0, index - 80), index))) open ??= name;
  }
  return false;
}

const BEFORE_ATTRIBUTES = /[\w\]]/;
const BEHIND_VALUE = /^[\s}]?$/;
const REFERENCE = /&#?\w{1,32};/;

/**
 * Whether attributes have a quote that does not end, or ends right before more text, a `}` inside quotes, where `satteri` ends them, or a character reference, which it leaves as it is:
 * `::include{file=_a.md name="{{name}}"}`. Each character is looked at once.
 */
function hasMisreadAttributes(text: string): boolean {
  for (let open = text.indexOf('{'); open !== -1;) {
    let end = open + 1;
    if (BEFORE_ATTRIBUTES.test(text.charAt(open - 1))) {
      const scanned = scanAttributes(text, end);
      if (scanned === undefined) return true;
      end = scanned;
    }
    open = text.indexOf('{', end);
  }
  return false;
}

/** Where attributes end; `undefined` when satteri would read a value in another way. */
function scanAttributes(text: string, start: number): number | undefined {
  let at = start;
  while (at < text.length && text[at] !== '}' && text[at] !== '\n') {
    if (text[at] !== '"' || text[at - 1] !== '=') {
      at++;
      continue;
    }
    const from = at + 1;
    at = from;
    while (at < text.length && text[at] !== '"' && text[at] !== '\n') at++;
    const value = text.slice(from, at);
    if (text[at] !== '"' || value.includes('}') || REFERENCE.test(value)) return undefined;
    at++;
    if (!BEHIND_VALUE.test(text.charAt(at))) return undefined;
  }
  return at;
}
