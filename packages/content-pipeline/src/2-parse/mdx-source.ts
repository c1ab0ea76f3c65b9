/** `{#id}` at the end of a line, which is no expression; behind a `]` it belongs to a directive. */
const HEADING_ID = /([ \t])(\{#[^\s{}]+\}[ \t]*)$/;
const DIRECTIVE = /^[ \t>]*:{2,}/;
/** A whole fence, inline code, or a comment of HTML. */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[^\n]*$|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\2(?!`)|<!--([\s\S]*?)-->/gm;
/** Docusaurus takes the fence away: what is in it is MDX that translation tools are to leave alone. */
const SHELTERED = /^([ \t]*`{3,})mdx-code-block[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm;

/**
 * Lets stand in MDX what Docusaurus lets stand in it and MDX itself does not know: `## Heading {#id}`, comments of HTML and
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

function escapeIds(text: string): string {
  return text
    .split('\n')
    .map((line) => (DIRECTIVE.test(line) ? line : line.replace(HEADING_ID, '$1\\$2')))
    .join('\n');
}
