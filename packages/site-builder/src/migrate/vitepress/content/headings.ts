import { lineAt, outsideFences } from '../../2-content/masks.js';
import type { TextInput } from './page-input.js';
import { HEADING, headingText, slugify } from './slugify.js';

/** A heading with the id that VitePress gives it, where it would have another one here. Any other line stays. */
export function rewriteHeading(line: string, input: TextInput): string {
  const { left, right } = delimiters(input);
  const [whole, marks = '', words = '', attributes = ''] =
    HEADING.exec(left === '{' ? line : line.replace(left, '{').replace(right, '}')) ?? [];
  if (whole === undefined || words === '') return line;
  const given = /#([^\s}]+)/.exec(attributes)?.[1];
  const isId = given !== undefined || /^[.#]/.test(attributes);
  const text = isId || attributes === '' ? words : `${words} {${attributes}}`;
  const id = given ?? numbered(idOf(headingText(text), input), input.ids);
  if (marks === '#') return given === undefined ? `# ${text}` : `# ${text} {#${given}}`;
  const isOwn = given === undefined && id === ownId(text);
  return `${marks} ${text}${isOwn ? '' : ` {#${id}}`}`;
}

/** Ids that headings of a text say themselves: those that are made are others, wherever they stand. */
export const givenIds = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#{1,6}[ \t].*\{[^{}\n]*#([^\s{}]+)[^{}\n]*\}[ \t]*$/gm)].map(([, id = '']) => id),
  );

const delimiters = ({ page }: TextInput): { left: string; right: string } => {
  const { leftDelimiter = '{', rightDelimiter = '}' } = page.locale.config.markdown.attrs ?? {};
  return { left: leftDelimiter, right: rightDelimiter };
};

const idOf = (text: string, { site }: TextInput): string =>
  site.slugs.get(text) ?? (slugify(text) || 'section');

/** The second of a name is `name-1`. */
function numbered(id: string, ids: Set<string>): string {
  let free = id;
  for (let count = 1; ids.has(free); count++) free = `${id}-${count}`;
  ids.add(free);
  return free;
}

/** The id that the pipeline gives a heading of plain words; `undefined` for one with anything else in it. */
const ownId = (text: string): string | undefined =>
  /^[A-Za-z][A-Za-z\d -]*$/.test(text) && !/ {2}|- | -|-{2}|-$/.test(text)
    ? text.toLowerCase().replaceAll(' ', '-')
    : undefined;

const TOC = /^[ \t]*\[\[toc\]\][ \t]*$/gim;

/** `[[toc]]` as a list of links to the headings of level 2 and 3, which have their ids by now. */
export function rewriteContents(text: string, { report, file, firstLine }: TextInput): string {
  return outsideFences(text, (part, offset) =>
    part.replace(TOC, (_whole, index: number) => {
      const line = firstLine + lineAt(text, offset + index) - 1;
      const what = '"[[toc]]" is a list of links now; pages have the same beside their text.';
      report.changed('contents', what, { file, line });
      return linksToHeadings(text);
    }),
  );
}

function linksToHeadings(text: string): string {
  const links: string[] = [];
  outsideFences(text, (part) => {
    for (const line of part.split('\n')) {
      const [, marks = '', words = '', attributes = ''] = HEADING.exec(line) ?? [];
      const id = /#([^\s}]+)/.exec(attributes)?.[1] ?? ownId(words);
      const label = headingText(words).replace(/[[\]]/g, '\\$&');
      if (id !== undefined && (marks.length === 2 || marks.length === 3))
        links.push(`${marks.length === 2 ? '' : '  '}- [${label}](#${id})`);
    }
    return part;
  });
  return links.join('\n');
}
