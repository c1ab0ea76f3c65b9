/** `{#id}` at the end of a line, which is no expression; behind a `]` it belongs to a directive. */
const HEADING_ID = /[ \t]\{#[^\s{}]+\}[ \t]*$/;
/** A heading, in which no expression begins with a number sign: it would be no JavaScript. */
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const ID_BEGINS = /(?<!\\|\])\{(?=#)/g;
const DIRECTIVE = /^[ \t>]*:{2,}/;
/** A whole fence, inline code, or a comment of HTML. */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[^\n]*$|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\2(?!`)|<!--([\s\S]*?)-->/gm;
/** Docusaurus takes the fence away: what is in it is MDX that translation tools are to leave alone. */
const SHELTERED = /^([ \t]*`{3,})mdx-code-block[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm;

/**
 * Makes MDX of what Docusaurus allows in it and MDX itself does not know: `## Heading {#id}`, comments of HTML and
 * `mdx-code-block` fences. Lines keep their numbers.
 */
export function prepareMdx(source: string): string {
  let text = source;
  if (text.includes('mdx-code-block')) text = text.replace(SHELTERED, '\n$2');
  if (text.includes('<!--')) text = text.replace(CODE_OR_COMMENT, commentOfMdx);
  return text.includes('{#') ? escapeIds(text) : text;
}

const commentOfMdx = (whole: string, _fence: string, _ticks: string, comment: string | undefined): string =>
  comment === undefined ? whole : `{/* ${comment.replaceAll('*/', '* ')}*/}`;

/** A source with another sign for each of its code and comments, so that what is found has its place. */
export const maskCode = (text: string): string =>
  text.replace(CODE_OR_COMMENT, (code) => code.replace(/[^\n]/g, 'x'));

/** Outside of code, where a backslash would be shown. */
function escapeIds(text: string): string {
  const masked = maskCode(text).split('\n');
  return text
    .split('\n')
    .map((line, index) =>
      idStarts(masked[index] ?? '').reduceRight(
        (escaped, at) => `${escaped.slice(0, at)}\\${escaped.slice(at)}`,
        line,
      ),
    )
    .join('\n');
}

function idStarts(line: string): number[] {
  if (DIRECTIVE.test(line)) return [];
  if (HEADING.test(line)) return [...line.matchAll(ID_BEGINS)].map(({ index }) => index);
  const found = HEADING_ID.exec(line);
  return found ? [found.index + 1] : [];
}

/** `:::note Title`, as Docusaurus 2 and 3 write it. Whatever the name is: what takes no title says so then. */
const TITLE_AFTER_SPACE = /^([ \t>]*:{3,}[A-Za-z][\w-]*(?:\{[^}]*\})?)[ \t]+(?!\[)(\S.*?)[ \t]*$/;
/** Below quote and list markers; back-ticks may not follow an opening of back-ticks, else it is inline code. */
const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * Rewrites `:::note Title` to `:::note[Title]`, outside of fenced code. `remark-directive` does not know the first form
 * and `satteri` drops its title; the second is the same to both. Lines keep their numbers.
 */
export function bracketDirectiveTitles(source: string): string {
  if (!source.includes(':::')) return source;
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const marker = FENCE.exec(line);
      if (marker) fence = nextFence(fence, marker[1] ?? '', marker[2] ?? '');
      return fence ? line : bracketTitle(line);
    })
    .join('\n');
}

function nextFence(open: string | null, marker: string, rest: string): string | null {
  if (!open) return marker;
  const closes = marker[0] === open[0] && marker.length >= open.length && rest.trim() === '';
  return closes ? null : open;
}

function bracketTitle(line: string): string {
  const [, head, title] = TITLE_AFTER_SPACE.exec(line) ?? [];
  if (!head || !title || title.startsWith('{')) return line;
  const brace = head.indexOf('{');
  const label = `[${hasPairs(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`;
  return brace === -1 ? head + label : head.slice(0, brace) + label + head.slice(brace);
}

/** Whether every bracket has its other one, as those of links have: only then may they be inside a label's. */
function hasPairs(title: string): boolean {
  let open = 0;
  for (const [sign] of title.matchAll(/\\[[\]]|[[\]]/g)) {
    if (sign === '[') open++;
    if (sign === ']' && --open < 0) return false;
  }
  return open === 0;
}
